import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p } from '../../testing/word-file.ts';

const gases = ['Hydrogen', 'Oxygen'];
const states = ['melting', 'condensation'];
const questions: readonly Question[] = [
  ['Which gas relights a glowing splint?', gases, ['Oxygen']],
  ['A gas becomes a liquid. What is this called?', states, ['condensation']],
  ['The centre of an atom', [], ['nucleus']],
  ['Name the gas that is released.', [], ['hydrogen']],
  ['State a property of metals.', [], ['shiny']],
];
const memo = lines(
  ...['MEMORANDUM', 'QUESTION 1', '1.1.1\tB ✓\t(1)', '1.1.2\tB ✓\t(1)', '1.2\tnucleus ✓\t(1)'],
  ...['QUESTION 2', '2.1.1\thydrogen ✓\t(1)', '2.1.2\tshiny ✓\t(1)'],
);
const typed = lines(
  ...['QUESTION 1', '1.1\tChoose the correct answer.'],
  ...['1.1.1\tWhich gas relights a glowing splint?', 'A\tHydrogen', 'B\tOxygen\t(1)'],
  ...['1.1.2\tA gas becomes a liquid. What is this called?', 'A\tmelting', 'B\tcondensation\t(1)'],
  ...['1.2\tThe centre of an atom\t(1)', 'QUESTION 2', '2.1\tThandi adds magnesium to dilute acid.'],
  ...['2.1.1\tName the gas that is released.\t(1)', '2.1.2\tState a property of metals.\t(1)'],
);
const at = (level: number, text: string) => p(text, { list: [1, level] });
const listed = [
  ...[at(0, ''), at(1, 'Choose the correct answer.'), at(2, 'Which gas relights a glowing splint?')],
  ...lines('A\tHydrogen', 'B\tOxygen', '(1)'),
  ...[at(2, 'A gas becomes a liquid. What is this called?'), ...lines('A\tmelting', 'B\tcondensation', '(1)')],
  ...[at(1, 'The centre of an atom\t(1)'), at(0, ''), at(1, 'Thandi adds magnesium to dilute acid.')],
  ...[at(2, 'Name the gas that is released.\t(1)'), at(2, 'State a property of metals.\t(1)')],
];
const lists = {
  1: [
    ['decimal', 'QUESTION %1'],
    ['decimal', '%1.%2'],
    ['decimal', '%1.%2.%3'],
  ],
} as const;

it.each<[reason: string, blocks: readonly string[]]>([
  ['typed by hand', [...typed, ...memo]],
  ['counted by Word', [...listed, ...memo]],
])('reads numbers of three levels %s, with their memorandum', async (_reason, blocks) => {
  expect(await questionsOf(blocks, { lists })).toEqual(questions);
});

it('reads the letter C behind a number of two as an answer, and no temperature', async () => {
  const blocks = lines(
    ...['QUESTION 1: MULTIPLE CHOICE', '1.1 The negative particle is the …', 'A proton', 'B neutron', 'C electron'],
    ...['1.2 Gas to liquid is called …', 'A condensation', 'B melting', 'C boiling'],
    ...['MEMORANDUM', '1.1 C ✓ (1)', '1.2 A (1)'],
  );
  expect(await questionsOf(blocks)).toEqual([
    ['The negative particle is the …', ['proton', 'neutron', 'electron'], ['electron']],
    ['Gas to liquid is called …', ['condensation', 'melting', 'boiling'], ['condensation']],
  ]);
});
