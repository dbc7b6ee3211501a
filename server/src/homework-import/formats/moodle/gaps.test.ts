import { describe, expect, it } from 'vitest';
import { readOne } from '../../testing/read-one.ts';
import { writePng } from '../../testing/write-png.ts';

const question = (type: string, text: string, rest = '') =>
  `<quiz><question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>2</defaultgrade>${rest}</question></quiz>`;
const read = (xml: string) => readOne('quiz.xml', xml);
const choice = (text: string, group = 1) => `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;

describe('texts with gaps, as Moodle has them', () => {
  it('a cloze: typed, picked, a number with its tolerance and more marks', async () => {
    const text =
      '<p>Salt is {1:SHORTANSWER:=sodium chloride~=NaCl~%50%salt} and melts by {1:MULTICHOICE:cooling~=heating#yes}. It has {2:NUMERICAL:=2:0.1} elements.</p>';
    const { questions } = await read(question('cloze', text));
    expect(questions).toMatchObject([
      {
        type: 'gap-fill',
        question: 'Fill in the gaps.',
        passage: 'Salt is [[1]] and melts by [[2]]. It has [[3]] elements.',
        slots: [{ id: '1' }, { id: '2', options: ['cooling', 'heating'] }, { id: '3' }],
        correctAnswers: ['1: sodium chloride', '1: NaCl', '2: heating', '3: 2 ± 0.1 (2)'],
        marks: 4,
      },
    ]);
  });

  it('a cloze whose gaps are cells is a table, and what is around it what is asked', async () => {
    const cells =
      '<p>Complete it.</p><table><tr><th>Metal</th><th>Sign</th></tr><tr><td>iron</td><td>{:SA:=Fe}</td></tr><tr><td>{:SA:=tin}</td><td>Sn</td></tr></table>';
    const { questions } = await read(question('cloze', cells));
    expect(questions).toMatchObject([
      {
        type: 'table',
        question: 'Complete it.',
        table: {
          columns: ['Metal', 'Sign'],
          rows: [
            ['iron', '[[1]]'],
            ['[[2]]', 'Sn'],
          ],
        },
        correctAnswers: ['1: Fe', '2: tin'],
        marks: 2,
      },
    ]);
  });

  const file = `<file name="a b.png" encoding="base64">${writePng(200, 100).toString('base64')}</file>`;
  it('labels for places in a picture', async () => {
    const drags = ['root', 'leaf', 'bud'].map((text, at) => `<drag><no>${at + 1}</no><text>${text}</text></drag>`);
    const drop = (no: number, choice: number, x: number, y: number) =>
      `<drop><text/><no>${no}</no><choice>${choice}</choice><xleft>${x}</xleft><ytop>${y}</ytop></drop>`;
    const { questions, pictures } = await read(
      question('ddimageortext', 'Label it.', `${file}${drags.join('')}${drop(1, 2, 50, 25)}${drop(2, 1, 100, 75)}`),
    );
    expect(questions).toMatchObject([
      {
        type: 'labelling',
        question: 'Label it.',
        options: ['root', 'leaf', 'bud'],
        slots: [
          { id: '1', at: { x: 0.25, y: 0.25 } },
          { id: '2', at: { x: 0.5, y: 0.75 } },
        ],
        correctAnswers: ['1: leaf', '2: root'],
        diagramPath: pictures[0]?.path,
        marks: 2,
      },
    ]);
  });

  it.each([
    ['a circle', 'circle', '50,25;10', { x: 0.25, y: 0.25 }],
    ['a rectangle', 'rectangle', '90,70;20,10', { x: 0.5, y: 0.75 }],
    ['a polygon', 'polygon', '0,0;40,0;40,20;0,20', { x: 0.1, y: 0.1 }],
  ])('markers to be dragged to an area, of which the middle is the place: %s', async (_why, shape, coords, at) => {
    const { questions } = await read(
      question(
        'ddmarker',
        'Where is it?',
        `${file}<drag><no>1</no><text>leaf</text><noofdrags>1</noofdrags></drag><drag><no>2</no><text>root</text></drag><drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>2</choice></drop>`,
      ),
    );
    expect(questions).toMatchObject([
      { type: 'labelling', options: ['leaf', 'root'], slots: [{ id: '1', at }], correctAnswers: ['1: root'] },
    ]);
  });

  it('one gap alone is asked in its place', async () => {
    const { questions } = await read(question('multianswer', 'Ice is {:SA:=water} that froze.'));
    expect(questions).toMatchObject([
      { question: 'Ice is _____ that froze.', description: null, correctAnswers: ['water'] },
    ]);
  });

  it('words picked for places take those of their group', async () => {
    const { questions } = await read(
      question(
        'gapselect',
        'A [[1]] is [[3]].',
        choice('stone') + choice('feather') + choice('heavy', 2) + choice('light', 2),
      ),
    );
    expect(questions).toMatchObject([
      {
        type: 'gap-fill',
        slots: [
          { id: '1', options: ['stone', 'feather'] },
          { id: '2', options: ['heavy', 'light'] },
        ],
        correctAnswers: ['1: stone', '2: heavy'],
        marks: 2,
      },
    ]);
  });

  it('words in brackets are gaps', async () => {
    const rest =
      '<answer fraction="0"><text>dog</text></answer><answerdisplay>gapfill</answerdisplay><delimitchars>[]</delimitchars>';
    const { questions } = await read(question('gapfill', 'The [cat|tomcat] sat on the [mat].', rest));
    expect(questions).toMatchObject([
      { passage: 'The [[1]] sat on the [[2]].', correctAnswers: ['1: cat', '1: tomcat', '2: mat'] },
    ]);
  });

  it.each([
    ['<gradingtype>ALL_OR_NOTHING</gradingtype>', 'all'],
    ['<gradingtype>ABSOLUTE_POSITION</gradingtype>', 'each'],
    ['<gradingtype>RELATIVE_NEXT_INCLUDE_LAST</gradingtype>', 'neighbours'],
    ['', undefined],
  ])('an order, its options in an order that tells nothing, marked by %j', async (grading, partMarks) => {
    const steps = ['wake', 'eat', 'leave'].map(
      (text, at) => `<answer fraction="${at + 1}.0"><text>${text}</text></answer>`,
    );
    const { questions } = await read(question('ordering', 'Put in order.', grading + steps.join('')));
    expect(questions).toMatchObject([
      { type: 'ordering', options: ['eat', 'leave', 'wake'], correctAnswers: ['wake', 'eat', 'leave'], marks: 2 },
    ]);
    expect(questions[0]?.partMarks).toBe(partMarks);
  });
});

describe('what is left out of an export is told', () => {
  const answer = '<answer fraction="100"><text>x</text></answer>';
  it.each<[why: string, xml: string, said: string]>([
    [
      'a sound behind a link',
      question('shortanswer', '<a href="@@PLUGINFILE@@/a%20b.mp3">Listen</a>', answer),
      'Question 1: the sound a b.mp3 is left out.',
    ],
    [
      'a film',
      question('shortanswer', '<video src="https://x.org/v.mp4"></video>What?', answer),
      'Question 1: the video https://x.org/v.mp4 is left out.',
    ],
    [
      'another language',
      question(
        'shortanswer',
        '<span lang="de" class="multilang">Hund</span><span lang="en" class="multilang">dog</span>',
        answer,
      ),
      'Question 1: the text in another language (de) is left out.',
    ],
    [
      'text that is struck out',
      question('shortanswer', 'What is <s>one</s> two?', answer),
      'Question 1: the struck-out “one” is left out.',
    ],
    [
      'tags',
      question('shortanswer', 'What?', `${answer}<tags><tag><text>hard</text></tag></tags>`),
      'Tags are left out: Question 1.',
    ],
    [
      'feedback',
      question('shortanswer', 'What?', `${answer}<generalfeedback><text>It is x.</text></generalfeedback>`),
      'Feedback is left out: Question 1.',
    ],
  ])('%s', async (_why, xml, said) => {
    expect((await read(xml)).said).toContain(said);
  });

  it('a hint that has the answer in it, as pupils see it before they answer', async () => {
    const hints =
      '<hint><text>Think of a metal.</text></hint><hint><text>It begins with iro, and is iron.</text></hint>';
    const iron = '<answer fraction="100"><text>iron</text></answer>';
    const { questions, said } = await read(question('shortanswer', 'What rusts?', iron + hints));
    expect(questions[0]?.studyTip).toBeNull();
    expect(said.join()).toMatch(/hint gives the answer away/);
    const harmless = await read(
      question('shortanswer', 'What rusts?', `${iron}<hint><text>Think of a metal.</text></hint>`),
    );
    expect(harmless.questions[0]?.studyTip).toBe('Think of a metal.');
  });

  it('says nothing of the words that Moodle puts below every question', async () => {
    const usual =
      '<correctfeedback format="html"><text>&lt;p&gt;Your answer is correct.&lt;/p&gt;</text></correctfeedback>';
    const { said } = await read(question('shortanswer', 'What?', `${answer}${usual}`));
    expect(said).toEqual([]);
  });
});
