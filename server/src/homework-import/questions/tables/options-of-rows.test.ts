import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const questions = [
  '1: Which gas do we need? {oxygen; neon; argon} = oxygen',
  '1: Where is it taken in? {lungs; liver; heart} = lungs',
];
const withoutAnswers = questions.map((one) => one.replace(/ = .*$/u, ' = '));

it.each<[reason: string, paper: string, expected: readonly string[]]>([
  [
    'options without letters in the cell of their question',
    `| No. | Question | Answer |
    | 1 | Which gas do we need? ⏎ oxygen ⏎ neon ⏎ argon | oxygen |
    | 2 | Where is it taken in? ⏎ lungs ⏎ liver ⏎ heart | lungs |`,
    questions,
  ],
  [
    'the same for pupils',
    `| Question | Answer |
    | 1. Which gas do we need? ⏎ oxygen ⏎ neon ⏎ argon | |
    | 2. Where is it taken in? ⏎ lungs ⏎ liver ⏎ heart | |`,
    withoutAnswers,
  ],
  [
    'options in columns without names',
    `| Question | | | | Answer |
    | 1. Which gas do we need? | oxygen | neon | argon | A |
    | 2. Where is it taken in? | lungs | liver | heart | A |`,
    questions,
  ],
  [
    'options in columns of a table without a head, behind numbers',
    `| 1 | Which gas do we need? [1] | oxygen | neon | argon | oxygen |
    | 2 | Where is it taken in? [1] | lungs | liver | heart | lungs |`,
    questions,
  ],
  [
    'Q and A for question and answer, with a column of numbers',
    `| Q | Question | A |
    | 1 | Which gas do we need? A) oxygen B) neon C) argon | A |
    | 2 | Where is it taken in? A) lungs B) liver C) heart | A |`,
    questions,
  ],
  [
    'lines that tell what to write are no options',
    `| Question | Answer |
    | 1. How do you test for oxygen? ⏎ Describe what you do. ⏎ Say what you see. | a glowing splint relights |
    | 2. Which gas do we need? | oxygen |`,
    [
      '1: How do you test for oxygen? Describe what you do. Say what you see. = a glowing splint relights',
      '1: Which gas do we need? = oxygen',
    ],
  ],
])('%s', async (_reason, paper, expected) => {
  expect(await readPlain(paper)).toEqual(expected);
});
