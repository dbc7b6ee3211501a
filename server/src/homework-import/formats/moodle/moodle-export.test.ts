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

  it('says where the pairs of a match make more marks than it had', async () => {
    const pair = (term: string, meant: string) =>
      `<subquestion><text>${term}</text><answer><text>${meant}</text></answer></subquestion>`;
    const { questions, said } = await read(question('matching', 'Match.', pair('hot', 'fast') + pair('cold', 'slow')));
    expect(questions?.map(({ marks }) => marks)).toEqual([2, 2]);
    expect(said).toEqual(['Question 1: each pair is asked by itself. That makes 4 marks instead of 3.']);
  });

  it('is forgiven attributes without quotation marks, and other names of matching', async () => {
    const pair = ['hot fast', 'cold slow'].map((one) => {
      const [term, meant] = one.split(' ');
      return `<subquestion><text>${term}</text><answer><text>${meant}</text></answer></subquestion>`;
    });
    const asked = question('pairmatching', 'Match.', pair.join('')).replace('type="pairmatching"', 'type=pairmatching');
    expect((await read(asked)).questions).toMatchObject([
      { question: 'hot', correctAnswers: ['fast'] },
      { question: 'cold', correctAnswers: ['slow'] },
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
