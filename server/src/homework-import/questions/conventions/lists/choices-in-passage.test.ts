import { expect, it } from 'vitest';
import { force, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const sun: Question = ['The (sun / moon) is a star.', ['sun', 'moon'], ['sun']];
const light: Question = ['It gives out (light / sound).', ['light', 'sound'], ['light']];
const passage = `${sun[0]} ${light[0]}`;
const instruction = 'Circle the correct words.';
const last = `2. ${force[0]}`;

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'below a number',
    [`1. ${instruction}`, passage, last, 'Answers', '1. sun, light', '2. newton'],
    [sun, light, force],
  ],
  ['behind it', [`1. ${instruction} ${passage}`, last, 'Answers', '1. sun, light', '2. newton'], [sun, light, force]],
  [
    'two in a sentence',
    [`1. ${instruction}`, 'The (sun / moon) gives out (light / sound).', last, 'Answers', '1. sun, light', '2. newton'],
    [
      ['The (sun / moon) gives out ….', ['sun', 'moon'], ['sun']],
      ['The … gives out (light / sound).', ['light', 'sound'], ['light']],
      force,
    ],
  ],
  [
    'where those that are right stand out',
    [`1. ${instruction}`, 'The (==sun== / moon) is a star. It gives out (==light== / sound).'],
    [sun, light],
  ],
])('asks once for each choice of a passage: %s', async (_reason, texts, questions) => {
  expect(await questionsOf(lines(...texts))).toEqual(questions);
});

it.each([
  'Choose the graph that shows speed (m/s) and acceleration (m/s²) of a ball.',
  'Choose which is more, (3/4) or (2/3) of a cake.',
])('leaves units and fractions as they are: %s', async (text) => {
  expect((await questionsOf(lines(`1. ${text}`, last)))?.[0]?.[0]).toBe(text);
});
