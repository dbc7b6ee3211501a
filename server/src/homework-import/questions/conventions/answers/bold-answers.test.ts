import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const metal = ['1. Which of these is a metal?', 'A. sulfur', '**B. iron**', 'C. carbon'];
const gas = ['2. Which of these is a gas?', 'A. iron', 'B. gold', '**C. helium**'];
const options: readonly Question[] = [
  ['Which of these is a metal?', ['sulfur', 'iron', 'carbon'], ['iron']],
  ['Which of these is a gas?', ['iron', 'gold', 'helium'], ['helium']],
];
const why = '3. Explain why helium is unreactive.';
const full = 'Its outer shell is full.';

it('reads what is bold below a question as its answer where the right options are bold', async () => {
  expect(await questionsOf(lines(...metal, ...gas, why, `**${full}**`))).toEqual([
    ...options,
    ['Explain why helium is unreactive.', [], [full]],
  ]);
});

it('reads it so where the file says that answers are in bold, in sentences to be put right', async () => {
  const all = lines(
    'The right answers are in bold (staff version).',
    '1. its late',
    '**It’s late.**',
    '2. what time is it (2 marks)',
    '**“What time is it?” he asked.**',
  );
  expect(await questionsOf(all)).toEqual([
    ['its late', [], ['It’s late']],
    ['what time is it', [], ['“What time is it?” he asked.']],
  ]);
});

it.each([
  [
    'a heading above the next question',
    [...metal, ...gas, '3. Name a liquid.', '**Short questions**', '4. Name a solid.'],
  ],
  ['a question of its own', [...metal, ...gas, '3. Name a liquid.', '**Why does it flow?**']],
  ['in bold where nothing says that answers are', ['1. Name a liquid.', '**Use your own words.**', '2. Name a solid.']],
])('leaves alone what is %s', async (_what, all) => {
  const questions = await questionsOf(lines(...all));
  expect(questions?.find(([text]) => text.startsWith('Name a liquid'))?.[2]).toEqual([]);
});
