import { describe, expect, it } from 'vitest';
import { writeZip } from '../files/write-zip.ts';
import { showNumber } from './formats/sheets/cell-formats.ts';
import { readFiles } from './read-files.ts';

type Row = readonly (string | number)[];
type Drafts = Awaited<ReturnType<typeof readFiles>>['drafts'];

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const linked = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as Excel has it: the tabs in an order of their own, some hidden. A number is written with the style of its row. */
function workbook(sheets: readonly { name: string; rows: readonly Row[]; hidden?: boolean; style?: number }[]): Buffer {
  const cell = (value: string | number, at: string, style: number) =>
    typeof value === 'number'
      ? `<c r="${at}" s="${style}"><v>${value}</v></c>`
      : `<c r="${at}" t="${value.startsWith('#') ? 'e' : 'str'}"><v>${value}</v></c>`;
  const parts = sheets.map(({ rows, style = 0 }, index) => [
    `xl/worksheets/sheet${sheets.length - index}.xml`,
    `<worksheet xmlns="${main}"><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, column) => cell(value, `${'ABCDEFGHIJKL'[column]}${at + 1}`, style)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  ]);
  return writeZip({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${linked}"><sheets>${sheets
      .map(({ name, hidden }, index) => `<sheet name="${name}" r:id="r${index}"${hidden ? ' state="hidden"' : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_sheet, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${sheets.length - index}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="d mmmm yyyy"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  });
}

const csv = (rows: readonly Row[]) =>
  rows.map((row) => row.map((value) => `"${String(value).replaceAll('"', '""')}"`).join(',')).join('\n');

async function read(name: string, content: string | Buffer): Promise<Drafts> {
  const { drafts, refusals } = await readFiles([{ name, bytes: Buffer.from(content) }], undefined);
  expect(refusals).toEqual([]);
  return drafts;
}

const asked = (drafts: Drafts) =>
  drafts.flatMap(({ assignment }) =>
    assignment.questions.map(({ type, question, options, correctAnswers }) => [
      type,
      question,
      options,
      correctAnswers,
    ]),
  );
const said = (drafts: Drafts) => drafts.flatMap(({ messages }) => messages.map(({ message }) => message));

const quizGame = {
  question: 'Question - max 120 characters',
  options: [1, 2, 3, 4].map((number) => `Answer ${number} - max 75 characters`),
  rest: ['Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs', 'Correct answer(s) - choose at least one'],
};

const templates: [label: string, rows: Row[], questions: unknown[]][] = [
  [
    'a quiz game whose answers are the numbers of options, some of which are numbers',
    [
      ['', 'Quiz template'],
      ['', quizGame.question, ...quizGame.options, ...quizGame.rest],
      [1, 'What is the capital of France?', 'Berlin', 'Paris', 'Rome', '', 20, 2],
      [2, 'Which are even?', '2', '3', '4', '5', 30, '1,3'],
      [3, 'Water is wet.', 'True', 'False', '', '', 20, 1],
      [4, '', '', '', '', '', '', ''],
    ],
    [
      ['multiple-choice', 'What is the capital of France?', ['Berlin', 'Paris', 'Rome'], ['Paris']],
      ['multiple-response', 'Which are even?', ['2', '3', '4', '5'], ['2', '4']],
      ['true-false', 'Water is wet.', [], ['true']],
    ],
  ],
  [
    'headings of several lines, and what is optional in brackets',
    [
      ['Quiz\nImport Template'],
      [
        'Question #',
        'Question Text',
        'Answer 1',
        'Answer 2',
        'Answer 3\n(Optional)',
        'Correct Answer(s)\n(Only include Answer #)',
      ],
      [1, 'What is H2O?', 'salt', 'water', '', 2],
    ],
    [['multiple-choice', 'What is H2O?', ['salt', 'water'], ['water']]],
  ],
  [
    'wrong answers in columns of their own: the right one is not always the first',
    [
      ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2 (Optional)'],
      ['What is the symbol of lead?', 'Pb', 'Le', 'Ld'],
      ['Who was first?', 'Ann', '', ''],
    ],
    [
      ['multiple-choice', 'What is the symbol of lead?', ['Ld', 'Le', 'Pb'], ['Pb']],
      ['text', 'Who was first?', [], ['Ann']],
    ],
  ],
  [
    'a row that explains the headings, a question with several right options, and a typed one whose answers stand as options',
    [
      ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
      [
        'Text of the question (required)',
        'Question Type (default is Multiple Choice)',
        'Text for option 1',
        'Text for option 2',
        'Text for option 3',
        'Correct answer, 1 to 3',
      ],
      ['Which are metals?', 'Checkbox', 'iron', 'wood', 'tin', '1,3'],
      ['Name the force.', 'Fill-in-the-Blank', 'gravity', 'weight', '', ''],
    ],
    [
      ['multiple-response', 'Which are metals?', ['iron', 'wood', 'tin'], ['iron', 'tin']],
      ['text', 'Name the force.', [], ['gravity', 'weight']],
    ],
  ],
  [
    'options with their headings a line below',
    [
      ['1. Quiz Name:', 'Particles'],
      ['2. Question Type:', '3. Question:', '4. The answers, of multiple choice:', '', '5. Which is right (optional)'],
      ['', '', 'Answer A:', 'Answer B:', 'Correct Answer'],
      ['Multiple choice', 'Which flows?', 'gas', 'a solid', 'A'],
      ['Open-ended', 'From solid to liquid is …', '', '', 'melting'],
    ],
    [
      ['multiple-choice', 'Which flows?', ['gas', 'a solid'], ['gas']],
      ['text', 'From solid to liquid is …', [], ['melting']],
    ],
  ],
  [
    'letters that count columns, also where one is empty',
    [
      ['Question', 'A', 'B', 'C', 'D', 'Answer'],
      ['Which rusts?', 'gold', '', 'iron', 'tin', 'C'],
    ],
    [['multiple-choice', 'Which rusts?', ['gold', 'iron', 'tin'], ['iron']]],
  ],
  [
    'a number that is the text of an option, where answers are texts',
    [
      ['Question', 'Option 1', 'Option 2', 'Option 3', 'Answer'],
      ['How many legs has a spider?', 6, 8, 10, 8],
      ['How many has a pair of dogs?', 2, 8, 4, 8],
      ['How many eyes?', 3, 2, 1, 2],
    ],
    [
      ['multiple-choice', 'How many legs has a spider?', ['6', '8', '10'], ['8']],
      ['multiple-choice', 'How many has a pair of dogs?', ['2', '8', '4'], ['8']],
      ['multiple-choice', 'How many eyes?', ['3', '2', '1'], ['2']],
    ],
  ],
  [
    'no more than Q and A',
    [
      ['Q', 'A'],
      ['What flows?', 'water'],
    ],
    [['text', 'What flows?', [], ['water']]],
  ],
];

describe('lists of questions in spreadsheets', () => {
  it.each(templates)('%s', async (_label, rows, questions) => {
    expect(asked(await read('list.csv', csv(rows)))).toEqual(questions);
    expect(asked(await read('list.xlsx', workbook([{ name: 'Sheet1', rows }])))).toEqual(questions);
  });

  it('takes title, year and week from above the headings, and no title from a template', async () => {
    const list = [
      ['Question', 'Answer'],
      ['What flows?', 'water'],
    ];
    const [draft] = await read(
      'a.csv',
      csv([['Year 8 Science - Energy quiz', ''], ['Week beginning 15th September 2025', ''], ...list]),
    );
    expect(draft?.assignment).toMatchObject({
      title: 'Year 8 Science - Energy quiz',
      yearGroup: 8,
      weekDate: 'Week Beginning 15th September 2025',
    });
    const [plain] = await read('a.csv', csv([['Spreadsheet Import Template', ''], ...list]));
    expect(plain?.assignment.title).toBe('a');
  });

  it('reads each sheet with a list as a homework, in the order of the tabs, and says which it left', async () => {
    const list = (question: string) => [
      ['Question', 'Answer'],
      [question, 'x'],
    ];
    const drafts = await read(
      'term.xlsx',
      workbook([
        { name: 'Instructions', rows: [['How to use this sheet']] },
        { name: 'Week 1', rows: list('What is first?') },
        { name: 'Old', rows: list('What was?'), hidden: true },
        { name: 'Week 2', rows: list('What is second?') },
        { name: 'Answers', rows: list('What is first?') },
      ]),
    );
    expect(
      drafts.map(({ assignment: { title, questions } }) => [title, questions.map(({ question }) => question)]),
    ).toEqual([
      ['Week 1', ['What is first?']],
      ['Week 2', ['What is second?']],
    ]);
    expect(said(drafts).filter((message) => message.startsWith('The sheet'))).toEqual([
      'The sheet “Instructions” was not read: it has no list of its own.',
      'The sheet “Answers” was not read: it has no list of its own.',
    ]);
  });

  it('reads a date as the sheet shows it', async () => {
    const rows = [
      ['Question', 'Answer'],
      ['When did the war end?', 6890],
    ];
    expect(asked(await read('a.xlsx', workbook([{ name: 'a', rows, style: 1 }])))).toEqual([
      ['text', 'When did the war end?', [], ['11 November 1918']],
    ]);
  });

  it('accepts no error of Excel as an answer, and says where it stands', async () => {
    const rows = [
      ['Question', 'Answer', 'Marks'],
      ['How many?', '#VALUE!', '0.5'],
    ];
    const drafts = await read('a.xlsx', workbook([{ name: 'a', rows }]));
    expect(drafts[0]?.assignment.questions).toMatchObject([{ correctAnswers: [], marks: 1 }]);
    expect(said(drafts)).toContain('Row 2: Excel shows #VALUE! in it: put what is meant there.');
  });
});

it.each<[code: string, value: number, shown: string]>([
  ['', 0.30000000000000004, '0.3'],
  ['General', 1918, '1918'],
  ['0.00', 2.5, '2.5'],
  ['0%', 0.25, '25%'],
  ['0.0%', 0.125, '12.5%'],
  ['[$£-809]#,##0.00', 2.5, '£2.50'],
  ['"£"#,##0;[Red]-"£"#,##0', 3, '£3'],
  ['# ?/?', 0.25, '1/4'],
  ['# ??/??', 1.3125, '1 5/16'],
  ['# ?/?', 2, '2'],
  ['dd/mm/yyyy', 6890, '11/11/1918'],
  ['[$-F800]dddd, d mmmm yyyy', 45658, 'Wednesday, 1 January 2025'],
  ['mmm-yy', 45658, 'Jan-25'],
  ['dd/mm/yyyy', 1, '01/01/1900'],
  ['hh:mm', 0.364583333333333, '08:45'],
  ['h:mm AM/PM', 0.75, '6:00 PM'],
  ['d/m/yy h:mm', 45658.5, '1/1/25 12:00'],
  ['mm:ss', 0.0010416667, '01:30'],
  ['0.00E+00', 12000, '12000'],
  ['0 "days"', 5, '5'],
])('a cell of the format %s shows %d as %s', (code, value, shown) => {
  expect(showNumber(value, code).text).toBe(shown);
});
