import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const asked = [
  ['What is the unit of force?', 'Name the gas that plants take in.'],
  ['State the boiling point of water.', 'A lamp uses 60 J every second. What is its power?'],
];
const told = [
  ['newton', 'carbon dioxide'],
  ['100 °C', '60 W'],
];
const points = ['**Last lesson – 1 point**', '**Last topic – 2 points**'];

/** With numbers along the rows, and down the columns. */
const numbered = (rows: readonly (readonly string[])[]) =>
  rows.map((row, at) => row.map((text, column) => `${at * 2 + column + 1}  ${text}`));
const down = (rows: readonly (readonly string[])[]) =>
  rows.map((row, at) => row.map((text, column) => `${column * 2 + at + 1}. ${text}`));

type Read = readonly [text: string, answers: readonly string[], marks: number];

const read = (marks: readonly number[], isAnswered = true): Read[] =>
  asked.flat().map((text, index) => [text, isAnswered ? [told.flat()[index] ?? ''] : [], marks[index] ?? 1]);

it.each<[reason: string, blocks: readonly string[], questions: readonly Read[] | undefined]>([
  [
    'points above the columns, and answers in a grid of the same shape on the next page',
    [table(points, ...asked), p('Energy grid – ANSWERS', { style: 'Heading1' }), table(points, ...told)],
    read([1, 2, 1, 2]),
  ],
  ['no heading, and answers without a title', [table(...asked), p(''), table(...told)], read([1, 1, 1, 1])],
  [
    'points beside the rows, and answers below in a list by number',
    [
      table(...asked.map((row, index) => [`${index + 2} marks`, ...row])),
      p('Answers'),
      ...told.flat().map((text, index) => p(`${index + 1}. ${text}`)),
    ],
    read([2, 2, 3, 3]),
  ],
  [
    'numbers in its cells and in those of the answers, below headings of two lines',
    [
      table(['Last lesson\n\n1 point each', 'Last topic\n\n2 points each'], ...numbered(asked)),
      p('Energy grid – ANSWERS (green pen)'),
      table(['Last lesson\n\n1 point each', 'Last topic\n\n2 points each'], ...numbered(told)),
    ],
    read([1, 2, 1, 2]),
  ],
  [
    'numbers in the cells of its questions alone',
    [table(points, ...numbered(asked)), p('Answers'), table(...told)],
    read([1, 2, 1, 2]),
  ],
  [
    'numbers in its cells, and answers in a list',
    [table(points, ...numbered(asked)), p('Answers'), ...told.flat().map((text, index) => p(`${index + 1}. ${text}`))],
    read([1, 2, 1, 2]),
  ],
  [
    'numbers that go down its columns',
    [table(points, ...down(asked)), p('Answers'), table(points, ...down(told))],
    [0, 2, 1, 3].map((at) => read([1, 2, 1, 2])[at] ?? ['', [], 0]),
  ],
  [
    'numbers with full stops, and answers by number in a line',
    [
      table(points, ...numbered(asked).map((row) => row.map((text) => text.replace(/(?<=^\d)/u, '.')))),
      p('Answers: 1. newton  2. carbon dioxide  3. 100 °C  4. 60 W'),
    ],
    read([1, 2, 1, 2]),
  ],
  [
    'numbers, and its questions once more above their answers',
    [
      table(points, ...numbered(asked)),
      p('Answers'),
      table(points, ...numbered(asked).map((row, at) => row.map((text, index) => `${text}\n\n${told[at]?.[index]}`))),
    ],
    read([1, 2, 1, 2]),
  ],
  ['numbers for pupils alone', [table(points, ...numbered(asked))], read([1, 2, 1, 2], false)],
  [
    'answers in red below each question',
    [table(...asked.map((row, at) => row.map((text, index) => `${text}\n\n%%${told[at]?.[index]}%%`)))],
    read([1, 1, 1, 1]),
  ],
  ['numbers beside the rows', [table(...asked.map((row, index) => [`${index + 1}`, ...row]))], read([], false)],
  ['a grid for pupils alone', [table(points, ...asked)], read([1, 2, 1, 2], false)],
])('reads a grid with %s', async (_reason, blocks, expected) => {
  const bytes = wordFile([p('Retrieval grid', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'grid.docx', bytes }], undefined);
  const questions = drafts[0]?.assignment.questions;
  expect(questions?.map((one) => [one.question, one.correctAnswers, one.marks])).toEqual(expected);
});

it('reads no grid of questions in tasks to choose from', async () => {
  const bytes = wordFile([
    p('Takeaway homework', { style: 'Title' }),
    table(
      ['Draw a poster of a cell.', 'Write a letter to a scientist.'],
      ['Make a model of a cell.', 'Find a recipe.'],
    ),
    p('1. What is the unit of force?'),
    p('Answer: newton'),
  ]);
  const { drafts } = await readFiles([{ name: 'menu.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions).toHaveLength(1);
});
