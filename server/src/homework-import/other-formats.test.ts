import { acceptedAnswers, draftMarkScheme } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import type { DraftQuestion } from '../contract/homework-draft.ts';
import { writeZip } from '../files/write-zip.ts';
import { readFiles } from './read-files.ts';

async function read(name: string, content: string | Buffer) {
  const { drafts, refusals } = await readFiles([{ name, bytes: Buffer.from(content) }], undefined);
  expect(refusals).toEqual([]);
  const [draft] = drafts;
  return {
    title: draft?.assignment.title,
    messages: draft?.messages.map(({ message }) => message) ?? [],
    questions: draft?.assignment.questions.map((one) => [
      one.type,
      one.question,
      one.options,
      acceptedAnswers(one),
      one.marks,
    ]),
  };
}

const moodle = `<?xml version="1.0"?><quiz>
<question type="category"><category><text>$course$/top/Forces</text></category></question>
<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>What is the unit of <b>force</b>? <script>alert(1)</script></p>]]></text></questiontext>
  <defaultgrade>2.0</defaultgrade><answer fraction="0"><text>joule</text></answer><answer fraction="100"><text>newton</text></answer></question>
<question type="truefalse"><questiontext format="html"><text>H&lt;sub&gt;2&lt;/sub&gt;O is water.</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
<question type="shortanswer"><questiontext><text>What measures time?</text></questiontext><answer fraction="100"><text>*stopwatch*</text></answer><answer fraction="100"><text>clock</text></answer></question>
<question type="matching"><questiontext><text>Match.</text></questiontext><defaultgrade>2</defaultgrade><subquestion><text>dog</text><answer><text>barks</text></answer></subquestion><subquestion><text>cat</text><answer><text>mews</text></answer></subquestion></question>
<question type="coderunner"><name><text>Drag</text></name></question></quiz>`;

const gift = `// a comment
$CATEGORY: Chemistry/Gases

::Q1:: Which gas\\: breathe in? { =oxygen ~nitrogen#no ~%-50%argon }

The Sun is a planet. {F}

Water is {=H2O =water} to a chemist.

How many? {#5:0.5}

Match. { =dog -> barks =cat -> mews }
`;

const csv =
  'Question;A;B;C;Answer;Marks\n"Which gas; in short?";oxygen;argon;neon;B;2\nWhat measures time?;;;;stopwatch / clock;1\n;;;;x;\n';

describe('question lists that teachers have already', () => {
  it('Moodle XML: choices, truth, short answers and matching, its HTML as plain text', async () => {
    expect(await read('quiz.xml', moodle)).toEqual({
      title: 'Forces',
      questions: [
        ['multiple-choice', 'What is the unit of force?', ['joule', 'newton'], ['newton'], 2],
        ['true-false', 'H₂O is water.', [], ['true'], 1],
        ['text', 'What measures time?', [], ['stopwatch', 'clock'], 1],
        ['matching', 'Match.', ['barks', 'mews'], ['dog: barks', 'cat: mews'], 2],
      ],
      messages: [
        'Question 1: a script is left out.',
        expect.stringMatching(/kind that cannot be asked here \(coderunner\)/),
      ],
    });
  });

  it('JSON: a week that is a date reads as the cards have it; any other stays as it was written', async () => {
    const weeks = ['2025-09-15', 'Week Beginning 8.9.25', '2025-02-30'].map((weekDate) => ({ title: 'T', weekDate }));
    const { drafts } = await readFiles([{ name: 'a.json', bytes: Buffer.from(JSON.stringify(weeks)) }], undefined);
    expect(drafts.map(({ assignment }) => assignment.weekDate)).toEqual([
      'Week Beginning September 15th, 2025',
      'Week Beginning 8.9.25',
      '2025-02-30',
    ]);
  });

  it.each([
    ['a letter that nothing in the question has', 'Which gas do plants take in?', 'B', true],
    ['a letter that the question names', 'Which is a recessive allele, B or b?', 'B', false],
    ['a symbol of more than a letter', 'What is the symbol for sodium?', 'Na', false],
  ])('CSV: says when an answer may be an option that was not read: %s', async (_why, question, answer, isSaid) => {
    const { messages } = await read('quiz.csv', `Question,Answer\n"${question}",${answer}\n`);
    expect(
      messages.some((message) => message.endsWith(`is the letter ${answer}, but no options were found. Add them.`)),
    ).toBe(isSaid);
  });

  it('GIFT: questions without a blank line between them are questions of their own', async () => {
    const joined =
      'Who found\npenicillin? {=Fleming ~Curie}\nThe Sun\nis a star. {T}\n::Q3:: How many? {\n#8\n}\nLegs.';
    expect((await read('quiz.gift', joined)).questions).toMatchObject([
      ['multiple-choice', 'Who found penicillin?', ['Fleming', 'Curie'], ['Fleming'], 1],
      ['true-false', 'The Sun is a star.', [], ['true'], 1],
      ['number', 'How many? _____ Legs.', [], ['8'], 1],
    ]);
  });

  it('GIFT: a title begins a question, also below a gap with words behind it', async () => {
    const joined = '::W2:: Water boils at {#100:1} degrees.\n::W3:: The Sun is a star. {T}';
    expect((await read('quiz.gift', joined)).questions).toMatchObject([
      ['number', 'Water boils at _____ degrees.', [], ['100'], 1],
      ['true-false', 'The Sun is a star.', [], ['true'], 1],
    ]);
  });

  it.each([
    ['with answers', 'question;answer\nName the unit of force.;newton\n'],
    ['with options, and braces in a question', 'Question,Options,Answer\nWhich is a set {}?,a|b,a\n'],
  ])('CSV: a list of questions is known without its name, as on standard input: %s', async (_what, list) => {
    expect((await read('standard input', list)).questions).toHaveLength(1);
  });

  it('GIFT: choices, truth, gaps, numbers and matching', async () => {
    expect(await read('quiz.gift', gift)).toMatchObject({
      title: 'Gases',
      questions: [
        ['multiple-choice', 'Which gas: breathe in?', ['oxygen', 'nitrogen', 'argon'], ['oxygen'], 1],
        ['true-false', 'The Sun is a planet.', [], ['false'], 1],
        ['text', 'Water is _____ to a chemist.', [], ['H2O', 'water'], 1],
        ['number', 'How many?', [], ['5'], 1],
        ['matching', 'Match.', ['barks', 'mews'], ['dog: barks', 'cat: mews'], 1],
      ],
    });
  });

  const keyOf = ({ type, correctAnswers, tolerance, partMarks }: DraftQuestion) => [
    ...[type, correctAnswers, tolerance ?? 0],
    ...(partMarks ? [partMarks] : []),
  ];

  /** One homework of a format, as its questions' keys and what is said of them. */
  async function keys(name: string, content: string) {
    const { drafts } = await readFiles([{ name, bytes: Buffer.from(content) }], undefined);
    const messages = drafts.flatMap((draft) => draft.messages.map(({ message }) => message));
    const questions = drafts.flatMap(({ assignment }) => assignment.questions);
    return { questions: questions.map(keyOf), messages };
  }

  it.each<[why: string, inside: string, answers: string[], tolerance: number, message?: RegExp]>([
    ['a tolerance', '#3.14:0.01', ['3.14'], 0.01],
    ['a range', '#1..5', ['3'], 2],
    ['a range of fractions', '#0.1..0.2', ['0.15'], 0.05],
    ['a range below zero', '#-5..-3', ['-4'], 1],
    ['exactly the number', '#1822', ['1822'], 0],
    ['half the marks nearby', '#=1822:1 =%50%1822:5', ['1822'], 1, /“1822 ± 5” \(50%\) is left out/],
    ['half the marks for a word', '=carbon dioxide =%50%carbon', ['carbon dioxide'], 0, /“carbon” \(50%\) is left out/],
    ['half the marks for an option', '=iron ~%50%steel ~wood', ['iron'], 0, /“steel” \(50%\) is left out/],
  ])('GIFT numbers and shares: %s', async (_why, inside, answers, tolerance, message) => {
    const { questions, messages } = await keys('a.gift', `What? {${inside}}`);
    expect(questions).toEqual([[expect.any(String), answers, tolerance]]);
    expect(messages.join()).toMatch(message ?? /^No marks were found[^.]*\.$/);
  });

  it('GIFT and Moodle choices of several right options are picked together, right less wrong', async () => {
    const gift = await keys('a.gift', 'Which are metals? {~%50%iron ~%50%tin ~%-100%wood}');
    const answers = '<answer fraction="50"><text>iron</text></answer><answer fraction="50"><text>tin</text></answer>';
    const moodle = await keys(
      'a.xml',
      `<quiz><question type="multichoice"><questiontext><text>Which are metals?</text></questiontext><defaultgrade>3</defaultgrade>
       <single>false</single>${answers}<answer fraction="-100"><text>wood</text></answer></question></quiz>`,
    );
    for (const { questions } of [gift, moodle])
      expect(questions).toEqual([['multiple-response', ['iron', 'tin'], 0, 'right-less-wrong']]);
  });

  it('numbers what it says of questions as the draft has them', async () => {
    const { messages } = await keys(
      'a.xml',
      `<quiz><question type="essay"><questiontext><text>How?</text></questiontext></question>
       <question type="calculated"><name><text>Sums</text></name></question>
       <question type="essay"><questiontext><text>Why?</text></questiontext></question></quiz>`,
    );
    expect(messages).toEqual([
      'The export’s question 2, “Sums”, is of a kind that cannot be asked here (calculated): it is left out.',
      'Question 1 has no answer: add one, or nothing will score there.',
      'Question 2 has no answer: add one, or nothing will score there.',
    ]);
  });

  it('GIFT: braces that are not closed swallow no question behind them', async () => {
    const { questions, messages } = await keys(
      'a.gift',
      'Which? {=a ~b\n\n::Q2:: How many? {#4}\n\nWho? {\n=I\n\n=me\n}',
    );
    expect(questions.slice(1)).toEqual([
      ['number', ['4'], 0],
      ['text', ['I', 'me'], 0],
    ]);
    expect(messages).toContain('Line 1: a brace is not closed.');
  });

  it('Moodle short answers: says what a * was to stand for', async () => {
    const question = (text: string) =>
      `<quiz><question type="shortanswer"><questiontext><text>What?</text></questiontext><answer fraction="100"><text>${text}</text></answer></question></quiz>`;
    const { questions, messages } = await keys('a.xml', question('photosynth*'));
    expect(questions).toEqual([['text', ['photosynth'], 0]]);
    expect(messages).toEqual([
      'Question 1: the * of “photosynth*” stands for any letters in Moodle, but not here: add the words that are meant.',
    ]);
    expect((await keys('a.xml', question('*the Sun*'))).messages).toEqual([]);
  });

  it('Moodle XML that breaks off is not to be saved by Word', async () => {
    const { refusals } = await readFiles([{ name: 'a.xml', bytes: Buffer.from('<quiz><question>') }], undefined);
    expect(refusals[0]?.message).toMatch(/^Its XML breaks off.*Save it again with the program that made it\.$/);
  });

  it('Moodle numbers have their tolerance and unit', async () => {
    const question = (answer: string) =>
      `<quiz><question type="numerical"><questiontext><text>How heavy?</text></questiontext>${answer}
       <units><unit><multiplier>1000</multiplier><unit_name>mN</unit_name></unit><unit><multiplier>1</multiplier><unit_name>N</unit_name></unit></units></question></quiz>`;
    const right = '<answer fraction="100"><text>9.8</text><tolerance>0.1</tolerance></answer>';
    const partly = '<answer fraction="50"><text>10</text><tolerance>0.5</tolerance></answer>';
    expect(await keys('a.xml', question(right))).toEqual({ questions: [['number', ['9.8 N'], 0.1]], messages: [] });
    const { questions, messages } = await keys('a.xml', question(right + partly));
    expect(questions).toEqual([['number', ['9.8 N'], 0.1]]);
    expect(messages.join()).toMatch(/Question 1: an answer gets all marks here or none, so “10 N ± 0.5” \(50%\)/);
  });

  it('CSV can have a tolerance, and points by the marks behind them', async () => {
    const csv =
      'Question,Answer,Marks,Tolerance\nHow heavy?,9.8 N,1,0.1\nWhy?,it is hot (1); it is wet / damp (1),2,\n';
    const { drafts } = await readFiles([{ name: 'a.csv', bytes: Buffer.from(csv) }], undefined);
    const questions = drafts[0]?.assignment.questions ?? [];
    expect(questions).toMatchObject([
      { correctAnswers: ['9.8 N'], tolerance: 0.1 },
      { correctAnswers: ['it is hot (1); it is wet / damp (1)'] },
    ]);
    expect(draftMarkScheme({ slug: 's', title: 't', questions }).questions[1]?.rule).toMatchObject({
      points: [{ accept: ['it is hot'] }, { accept: ['it is wet', 'it is damp'] }],
    });
  });

  const fromSheet = [
    ['multiple-choice', 'Which gas; in short?', ['oxygen', 'argon', 'neon'], ['argon'], 2],
    ['text', 'What measures time?', [], ['stopwatch', 'clock'], 1],
  ];

  it('CSV, with a line that has no question named', async () => {
    const { questions, messages } = await read('list.csv', csv);
    expect(questions).toEqual(fromSheet);
    expect(messages).toEqual([expect.stringMatching(/Row 4: there is no question/)]);
  });

  it('Excel, by the same headings', async () => {
    const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      ['Question', 'A', 'B', 'C', 'Answer', 'Marks'],
      ['Which gas; in short?', 'oxygen', 'argon', 'neon', 'B', '2'],
      ['What measures time?', '', '', '', 'stopwatch / clock', '1'],
    ];
    const sheet = rows
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((text, column) => (text === '' ? '' : cell(`${'ABCDEF'[column]}${index + 1}`, text))).join('')}</row>`,
      )
      .join('');
    const workbook = writeZip({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    });
    expect((await read('list.xlsx', workbook)).questions).toEqual(fromSheet);
  });

  it('says which headings are needed where there are none', async () => {
    expect((await read('list.csv', 'a;b\nc;d\n')).messages).toEqual(
      expect.arrayContaining([expect.stringMatching(/row of headings is needed/)]),
    );
  });
});

it.each([
  ['a list for Blackboard', 'MC\tWhich gas do plants take in?\tcarbon dioxide\tcorrect\toxygen\tincorrect\n'],
  ['a list for Brightspace', '//CHOICE\r\nNewQuestion,MC\r\nTitle,Gases\r\nQuestionText,Which is a gas?\r\n'],
  ['a quiz for text2qti', '1.  Which are noble gases?\n[*] neon\n[ ] iron\n[*] helium\n'],
])('names what is not read, whose signs would tell the answer: %s', async (name, text) => {
  const { drafts, refusals } = await readFiles([{ name: 'quiz.csv', bytes: Buffer.from(text) }], undefined);
  expect([drafts, refusals]).toEqual([[], [expect.objectContaining({ code: 'unsupported-type' })]]);
  expect(refusals[0]?.message).toContain(`It is ${name}, which is not read.`);
});
