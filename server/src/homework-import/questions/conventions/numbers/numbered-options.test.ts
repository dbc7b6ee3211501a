import { expect, it } from 'vitest';
import { chalk, force, lines, type Question, questionsOf, rocks } from '../../../testing/short-homework.ts';

const gases = ['oxygen', 'helium', 'neon', 'argon'];
const oxygen: Question = ['Which gas do we need?', gases, ['oxygen']];
const numbered = (options: readonly string[], write: (number: number) => string) =>
  options.map((option, index) => `${write(index + 1)} ${option}`);
const paper = (write: (number: number) => string, answers: readonly [string, string]) =>
  lines(
    '1. Which rock is sedimentary?',
    ...numbered(rocks, write),
    `Answer: ${answers[0]}`,
    '2. Which gas do we need?',
    ...numbered(gases, write),
    `Answer: ${answers[1]}`,
    '3. What is the unit of force?',
    'Answer: newton',
  );

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ['1) to 4), and the number of the right one', paper((number) => `${number})`, ['2', '1']), [chalk, oxygen, force]],
  ['1. to 4., as the questions have', paper((number) => `${number}.`, ['2.', '1']), [chalk, oxygen, force]],
  ['(1) to (4), and the text of the right one', paper((n) => `(${n})`, ['chalk', 'oxygen']), [chalk, oxygen, force]],
  ['Roman numbers', paper((n) => `${['i', 'ii', 'iii', 'iv'][n - 1]})`, ['ii', 'i']), [chalk, oxygen, force]],
])('reads options that have numbers: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);

it('leaves sums that go on from a restart as questions', async () => {
  const blocks = lines(
    '1. Work these out.',
    '1) 2 + 2 = ____',
    '2) 3 + 3 = ____',
    '3) 4 + 4 = ____',
    '2. What is the unit of force?',
  );
  const read = await questionsOf(blocks);
  expect(read?.every(([, options]) => options.length === 0)).toBe(true);
});
