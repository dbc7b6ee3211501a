import { expect, it } from 'vitest';
import { wordFileOf } from '../testing/general-forms.ts';
import { readOne } from '../testing/read-one.ts';

const table = (...rows: readonly (readonly string[])[]) => rows.map((row) => `|${row.join('|')}|`);

it.each([
  [
    'two options to choose',
    ['1. Choose two metals.', 'A. iron', 'B. neon', 'C. copper', 'D. sulfur'],
    { type: 'multiple-response', choose: 2, options: ['iron', 'neon', 'copper', 'sulfur'] },
  ],
  [
    'as many as apply',
    ['1. Which are metals? Tick all that apply.', 'A. iron', 'B. neon', 'C. copper'],
    { type: 'multiple-response', options: ['iron', 'neon', 'copper'] },
  ],
  [
    'one option that stands for two',
    ['1. Which two are metals?', 'A. iron', 'B. copper', 'C. neon', 'D. A and B'],
    { type: 'multiple-choice' },
  ],
  [
    'a number that chooses nothing',
    ['1. A bag holds 9 balls, of which 3 are red. How many are not?', 'A. 3', 'B. 6', 'C. 9'],
    { type: 'multiple-choice' },
  ],
  [
    'two columns to match',
    [
      '1. Match each organ with what it does.',
      ...table(
        ['Organ', 'Function'],
        ['Heart', 'takes in oxygen'],
        ['Lung', 'filters blood'],
        ['Kidney', 'pumps blood'],
      ),
    ],
    {
      type: 'matching',
      slots: [{ id: 'Heart' }, { id: 'Lung' }, { id: 'Kidney' }],
      options: ['takes in oxygen', 'filters blood', 'pumps blood'],
    },
  ],
  [
    'a table to complete',
    [
      '1. Complete the table.',
      ...table(['State', 'Shape', 'Volume'], ['Solid', '', 'fixed'], ['Liquid', 'not fixed', ''], ['Gas', '', '']),
    ],
    {
      type: 'table',
      slots: [{ id: 'Solid, Shape' }, { id: 'Liquid, Volume' }, { id: 'Gas, Shape' }, { id: 'Gas, Volume' }],
    },
  ],
  [
    'gaps below a box of words',
    [
      '1. Fill in the gaps with words from the box.',
      'oxygen, lungs, blood',
      'We breathe with our ________. They take in ________.',
      'It goes into the ________.',
    ],
    {
      type: 'gap-fill',
      question: 'Fill in the gaps with words from the box.',
      passage: 'We breathe with our [[1]]. They take in [[2]].\nIt goes into the [[3]].',
      options: ['oxygen', 'lungs', 'blood'],
    },
  ],
])('%s', async (_what, lines, expected) => {
  const { questions } = await readOne('paper.docx', wordFileOf([...lines, '2. Why is the sky blue?']));
  expect(questions[0]).toMatchObject(expected);
});
