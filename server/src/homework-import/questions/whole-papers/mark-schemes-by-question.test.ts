import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { lines } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const paper = lines(
  '1. Ada grew cress in two dishes.',
  '(a) In which dish was it warm?',
  'dish ....................',
  '1 mark',
  '(b) (i) Which factor was changed?',
  '....................',
  '1 mark',
  '(ii) Give two factors that she kept the same.',
  '....................',
  '1 mark',
  '1 mark',
  '2. Metals are used for wires.',
  '(a) Which metal is the best conductor?',
  '....................',
  '1 mark',
  '(b) Which metal is magnetic?',
  '....................',
  '1 mark',
);
const head = ['Part', 'Mark', 'Answer', 'Accept', 'Additional guidance'];
const scheme = [
  p('Question 1'),
  table(
    head,
    ['a', '1', '• Q', '', ''],
    ['b i', '1', '• temperature', 'accept ‘how warm it is’', ''],
    ['b ii', '2', '• amount of water\n\n• type of seed', '', 'do not accept ‘light’'],
    ['Total', '', '', '', '4'],
  ),
  p('Question 2'),
  table(head, ['a', '1', '• silver', '', ''], ['b', '1', '• iron', '', '‘steel’ is insufficient']),
];
const read = [
  ['In which dish was it warm?', ['Q'], 1],
  ['Which factor was changed?', ['temperature', 'how warm it is'], 1],
  ['Give two factors that she kept the same.', ['amount of water', 'type of seed'], 2],
  ['Which metal is the best conductor?', ['silver'], 1],
  ['Which metal is magnetic?', ['iron'], 1],
];
const title = p('Materials', { style: 'Title' });

it.each<[reason: string, files: readonly (readonly string[])[]]>([
  [
    'a second file',
    [
      [title, ...paper],
      [p('Mark scheme – Materials', { style: 'Title' }), ...scheme],
    ],
  ],
  ['the same file', [[title, ...paper, p('Mark scheme', { style: 'Heading1' }), ...scheme]]],
  ['the same file without a title', [[title, ...paper, ...scheme]]],
])('reads a mark scheme with a table for each question: %s', async (_reason, files) => {
  const uploaded = files.map((blocks, index) => ({
    name: index === 0 ? 'm.docx' : 'm ms.docx',
    bytes: wordFile(blocks),
  }));
  const { drafts } = await readFiles(uploaded, undefined);
  const found = drafts[0]?.assignment.questions.map((one) => [one.question, one.correctAnswers, one.marks]);
  expect(found).toEqual(read);
});

it('reads tables of parts in brackets, with a total below some of them, each under its number', async () => {
  const [first, ...others] = ['Question', 'Answer', 'Extra information', 'Mark'];
  const tables = [
    p('Q1.'),
    table(
      [first ?? '', ...others],
      ['(a)', 'Q', 'accept the second', '1'],
      ['(b)(i)', 'temperature', '', '1'],
      ['(b)(ii)', 'amount of water\n\ntype of seed', '', '1\n\n1'],
      ['Total', '4', '', ''],
    ),
    p('Q2.'),
    table([first ?? '', ...others], ['(a)', 'silver', '', '1'], ['(b)', 'iron', 'ignore steel', '1']),
  ];
  const bytes = wordFile([title, ...paper, p('Mark schemes', { style: 'Heading1' }), ...tables]);
  const { drafts } = await readFiles([{ name: 'm.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.correctAnswers)).toEqual([
    ['Q', 'the second'],
    ['temperature'],
    ['amount of water', 'type of seed'],
    ['silver'],
    ['iron'],
  ]);
});
