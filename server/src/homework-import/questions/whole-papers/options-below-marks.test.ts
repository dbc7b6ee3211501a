import { expect, it } from 'vitest';
import { chalk, force, lines, questionsOf, rocks } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const boxes = table(...rocks.map((rock) => [rock, '']));
const answers = lines('Answers', '1. newton', '2. chalk');

it.each<[reason: string, below: readonly string[], text: string]>([
  ['in a table of boxes to tick', [...lines('Tick (✓) one box.'), boxes], `${chalk[0]}\nTick (✓) one box.`],
  ['below an instruction', lines('Circle one answer.', ...rocks), `${chalk[0]}\nCircle one answer.`],
  ['with nothing above them', lines(...rocks), chalk[0]],
])('keeps options below the marks of their question: %s', async (_reason, below, text) => {
  const asked = lines(`1. ${force[0]}`, '[1 mark]', '____________', `2. ${chalk[0]}`, '[1 mark]');
  expect(await questionsOf([...asked, ...below, ...answers])).toEqual([force, [text, rocks, ['chalk']]]);
});

it('keeps what is to be completed below the marks', async () => {
  const equation = 'carbon dioxide + ______ → glucose + oxygen';
  const asked = lines('1. Complete the word equation.', '[1 mark]', equation, `2. ${force[0]}`, '[1 mark]');
  expect(await questionsOf([...asked, ...lines('Answers', '1. water', '2. newton')])).toEqual([
    [`Complete the word equation.\n${equation}`, [], ['water']],
    force,
  ]);
});
