import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const organs = ['Heart', 'Lungs', 'Kidneys', 'Stomach'];
const does = ['filter the blood', 'pumps blood', 'digests food', 'exchange gases'];
const letters = ['B', 'D', 'A', 'C'];
const matched: readonly Question[] = [
  ['Heart', does, ['pumps blood']],
  ['Lungs', does, ['exchange gases']],
  ['Kidneys', does, ['filter the blood']],
  ['Stomach', does, ['digests food']],
];
const gas: Question = ['Name the gas that we breathe out.', [], ['carbon dioxide']];
const rows = (cells: (index: number) => readonly string[]) => table(...organs.map((_organ, index) => cells(index)));
const last = lines(`2. ${gas[0]}`, 'Answer: carbon dioxide');

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters on the blanks before the terms',
    [
      p('Write the letter of the correct function on the line.'),
      rows((at) => [`__%%${letters[at]}%%__ ${organs[at]}`, `${'ABCD'[at]}) ${does[at]}`]),
      p('Challenge', { style: 'Heading1' }),
      ...lines(`1. ${gas[0]}`, 'Answer: carbon dioxide'),
    ],
    [...matched, gas],
  ],
  [
    'letters between sides that both have labels, below the name of a section',
    [
      ...lines('SECTION A', `1. ${gas[0]}`, 'Answer: carbon dioxide'),
      p('SECTION B    Match each organ in Column A with its function in Column B. (4 × 2 marks)'),
      table(
        ['Column A', '', 'Answer', 'Column B', ''],
        ...organs.map((organ, at) => [`${at + 1}`, organ, `%%${letters[at]}%%`, 'ABCD'.charAt(at), does[at] ?? '']),
      ),
    ],
    [gas, ...matched],
  ],
  [
    'a grid for the letters, and the key of a part whose numbers begin again',
    [
      p('A. Starter', { style: 'Heading1' }),
      p('Match the organs with their functions by writing the letters in the grid below.'),
      table(['1 =', '2 =', '3 =', '4 =']),
      table(
        ['**Organ**', '**Function**'],
        ...organs.map((organ, at) => [`${at + 1}. ${organ}`, `${'abcd'.charAt(at)}. ${does[at]}`]),
      ),
      p('B. Questions', { style: 'Heading1' }),
      p(`1. ${gas[0]}`),
      p('Answers', { style: 'Heading1' }),
      ...lines('A. Starter', '1 = b     2 = d     3 = a     4 = c', 'B. Questions', '1. carbon dioxide'),
    ],
    [...matched, gas],
  ],
  [
    'the letters of a list above',
    [
      p('1. Write the letter of the correct function beside each organ.'),
      p(`A = ${does[0]}      B = ${does[1]}      C = ${does[2]}      D = ${does[3]}`),
      table(['**Organ**', '**Letter**'], ...organs.map((organ, at) => [organ, `%%${letters[at]}%%`])),
      ...last,
    ],
    [...matched, gas],
  ],
  [
    'the letters in a grid below',
    [
      p('1. Match each organ to its function.'),
      rows((at) => [`${at + 1}. ${organs[at]}`, `${'ABCD'.charAt(at)}. ${does[at]}`]),
      table(['1', '2', '3', '4'], letters),
      ...last,
    ],
    [...matched, gas],
  ],
  [
    'letters before numbers in the key',
    [
      p('1. Match column A with column B.'),
      table(
        ['Column A', 'Column B'],
        ...organs.map((organ, at) => [`${'ABCD'.charAt(at)} ${organ}`, `${at + 1} ${does[at]}`]),
      ),
      ...lines(`2. ${gas[0]}`, 'Answers', '1. A2, B4, C1, D3', '2. carbon dioxide'),
    ],
    [...matched, gas],
  ],
  [
    'letters in the order of the terms behind the name of a section',
    [
      p('Section B: Match the organs with the functions.'),
      rows((at) => [organs[at] ?? '', `${'ABCD'.charAt(at)}  ${does[at]}`]),
      ...lines('Section C', `1. ${gas[0]}`, 'Answers', 'Section B: B, D, A, C', 'Section C', '1. carbon dioxide'),
    ],
    [...matched, gas],
  ],
])('reads a table to match: %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
