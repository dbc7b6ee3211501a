import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import { writeZip } from './testing/write-zip.ts';

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
      one.correctAnswers,
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
<question type="ddmarker"><name><text>Drag</text></name></question></quiz>`;

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
        ['multiple-choice', 'dog', ['barks', 'mews'], ['barks'], 1],
        ['multiple-choice', 'cat', ['barks', 'mews'], ['mews'], 1],
      ],
      messages: [expect.stringMatching(/kind that cannot be asked here \(ddmarker\)/)],
    });
  });

  it('GIFT: questions without a blank line between them are questions of their own', async () => {
    const joined =
      'Who found\npenicillin? {=Fleming ~Curie}\nThe Sun\nis a star. {T}\n::Q3:: How many? {\n#8\n}\nLegs.';
    expect((await read('quiz.gift', joined)).questions).toMatchObject([
      ['multiple-choice', 'Who found\npenicillin?', ['Fleming', 'Curie'], ['Fleming'], 1],
      ['true-false', 'The Sun\nis a star.', [], ['true'], 1],
      ['text', 'How many? _____ Legs.', [], ['8'], 1],
    ]);
  });

  it('GIFT: choices, truth, gaps, numbers and matching', async () => {
    expect(await read('quiz.gift', gift)).toMatchObject({
      title: 'Gases',
      questions: [
        ['multiple-choice', 'Which gas: breathe in?', ['oxygen', 'nitrogen', 'argon'], ['oxygen'], 1],
        ['true-false', 'The Sun is a planet.', [], ['false'], 1],
        ['text', 'Water is _____ to a chemist.', [], ['H2O', 'water'], 1],
        ['text', 'How many?', [], ['5'], 1],
        ['multiple-choice', 'dog', ['barks', 'mews'], ['barks'], 1],
        ['multiple-choice', 'cat', ['barks', 'mews'], ['mews'], 1],
      ],
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
