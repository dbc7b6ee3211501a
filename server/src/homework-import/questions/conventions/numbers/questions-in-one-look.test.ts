import { expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
} from '../../../testing/short-homework.ts';

const answered = (look: (text: string) => string) =>
  [force, energy, gas].flatMap(([text, , answers]) => lines(look(text), ...answers));

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ['in bold, with the answers below them', answered((text) => `**${text}**`), [force, energy, gas]],
  ['underlined', answered((text) => `@@${text}@@`), [force, energy, gas]],
  [
    'in bold, with options below one of them',
    [
      ...lines('**What is the unit of force?**', 'newton', '**Which rock is sedimentary?**'),
      ...lines(...rocks.map((rock, index) => `${'ABCD'.charAt(index)}) ${rock}${rock === 'chalk' ? ' ✅' : ''}`)),
      ...lines('**Name the gas that plants take in.**', 'Answer: carbon dioxide'),
    ],
    [['What is the unit of force?\nnewton', [], []], chalk, gas],
  ],
])('reads questions without numbers that look alike: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);
