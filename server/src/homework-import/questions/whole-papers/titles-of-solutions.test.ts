import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p } from '../../testing/word-file.ts';

const truth: Question = ['Ice floats on water.', [], ['true']];
const waves: Question = ['Sound travels in a vacuum.', [], ['false']];

it('reads “Unit 12 Solutions” above the headings of the questions once more, and room for a word in brackets', async () => {
  const blocks = [
    ...lines(
      '**A. Concept check**',
      'Write T for true or F for false.',
      `1. ${truth[0]}  ( ____ )`,
      `2. ${waves[0]} (      )`,
    ),
    ...lines('**B. Questions**', `1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`),
    p('Unit 12 Solutions', { style: 'Heading1' }),
    ...lines('**A. Concept check**', '1. T     2. F', '**B. Questions**', '1. newton', '2. joule', '3. carbon dioxide'),
  ];
  expect(await questionsOf(blocks)).toEqual([truth, waves, force, energy, gas]);
});

it('reads questions below “SOLUTIONS” at the top', async () => {
  const blocks = lines(
    '**YEAR 8 SCIENCE**',
    '**SOLUTIONS**',
    `1. ${force[0]}`,
    'Answer: newton',
    `2. ${energy[0]}`,
    'Answer: joule',
  );
  expect(await questionsOf(blocks)).toEqual([force, energy]);
});
