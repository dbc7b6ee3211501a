import { describe, expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';

/** A picture of one point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const file = (name: string, letters = png) => `<file name="${name}" path="/" encoding="base64">${letters}</file>`;

const question = (type: string, html: string, rest = '', files = '') =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>
   <defaultgrade>3.0000000</defaultgrade>${rest}</question>`;

async function read(questions: string) {
  const bytes = Buffer.from(`<?xml version="1.0"?><quiz>${questions}</quiz>`);
  const { drafts, pictures, refusals } = await readFiles([{ name: 'quiz.xml', bytes }], undefined);
  expect(refusals).toEqual([]);
  const [draft] = drafts;
  return {
    draft,
    pictures,
    questions: draft?.assignment.questions,
    said: draft?.messages.map(({ message }) => message),
  };
}

describe('what Moodle exports beside words', () => {
  it('a picture in a question is shown with it, with its text alternative', async () => {
    const html = '<p>Which gas?<img src="@@PLUGINFILE@@/a%20graph.png" alt="A &quot;graph&quot;" width="20" /></p>';
    const { draft, pictures, questions, said } = await read(question('essay', html, '', file('a graph.png')));
    const path = pictures[0]?.path;
    expect(path).toMatch(/^\/homework-images\/[0-9a-f]{64}\.png$/);
    expect(questions).toMatchObject([{ question: 'Which gas?', diagramPath: path, diagramAlt: 'A "graph"' }]);
    expect(draft?.pictures).toEqual([{ path, size: 70, alt: 'A "graph"', place: null }]);
    expect(said).toEqual(['Question 1 has no answer: add one, or nothing will score there.']);
  });

  const answered = '<answer fraction="100"><text>x</text></answer>';
  const shown = '<img src="@@PLUGINFILE@@/a.png">';
  it.each<[why: string, html: string, files: string, answer: string, said: string]>([
    [
      'lies elsewhere',
      '<img src="https://example.org/a.png">',
      '',
      answered,
      'a picture that is not in the file (https://example.org/a.png): add it to the question and export again.',
    ],
    [
      'is not in the file',
      shown,
      '',
      answered,
      'a picture that is not in the file (a.png): add it to the question and export again.',
    ],
    [
      'is none',
      shown,
      file('a.png', 'R0lGODlh'.padEnd(80, 'A')),
      answered,
      'a picture of kind GIF: save it as PNG or JPEG.',
    ],
    [
      'is the second',
      shown + shown,
      file('a.png'),
      answered,
      'a question can show one picture; the others are left out.',
    ],
    [
      'is an answer',
      'Which?',
      '',
      '<answer fraction="100"><text>&lt;img src="x"&gt;x</text></answer>',
      'a picture among its answers is left out.',
    ],
  ])('says so where a picture %s', async (_why, html, files, answer, message) => {
    const { said } = await read(question('shortanswer', `What? ${html}`, answer, files));
    expect(said).toEqual([`Question 1: ${message}`]);
  });

  it('takes what an essay says to graders as its key, a line each', async () => {
    const info =
      '<graderinfo><text>&lt;p&gt;larger surface (1)&lt;/p&gt;&lt;p&gt;more collisions / hits (1)&lt;/p&gt;</text></graderinfo>';
    const { questions } = await read(question('essay', 'Why?', info));
    expect(questions).toMatchObject([
      { marks: 3, correctAnswers: ['larger surface (1)', 'more collisions / hits (1)'] },
    ]);
  });

  it.each([
    ['2', ['m', 'km']],
    ['0', undefined],
  ])('a number has its units to pick from, unless they are typed: showunits %s', async (shown, units) => {
    const unit = (name: string, multiplier: number) =>
      `<unit><multiplier>${multiplier}</multiplier><unit_name>${name}</unit_name></unit>`;
    const more = `<units>${unit('m', 1)}${unit('km', 0.001)}</units><showunits>${shown}</showunits>`;
    const answer = '<answer fraction="100"><text>4.5</text><tolerance>0.1</tolerance></answer>';
    const { questions } = await read(question('numerical', 'How far?', answer + more));
    expect(questions).toMatchObject([{ type: 'number', correctAnswers: ['4.5 m'], tolerance: 0.1, marks: 3 }]);
    expect(questions?.[0]?.units).toEqual(units);
  });

  it('is forgiven attributes without quotation marks, and other names of matching', async () => {
    const pair = ['hot fast', 'cold slow'].map((one) => {
      const [term, meant] = one.split(' ');
      return `<subquestion><text>${term}</text><answer><text>${meant}</text></answer></subquestion>`;
    });
    const asked = question('pairmatching', 'Match.', pair.join('')).replace('type="pairmatching"', 'type=pairmatching');
    expect((await read(asked)).questions).toMatchObject([
      { type: 'matching', question: 'Match.', correctAnswers: ['hot: fast', 'cold: slow'], marks: 3 },
    ]);
  });

  it('a true or false question in another language stays a choice', async () => {
    const answers =
      '<answer fraction="0"><text>Wahr</text></answer><answer fraction="100"><text>Falsch</text></answer>';
    expect((await read(question('truefalse', 'Eisen ist ein Gas.', answers))).questions).toMatchObject([
      { type: 'multiple-choice', options: ['Wahr', 'Falsch'], correctAnswers: ['Falsch'] },
    ]);
  });
});
