import { expect, it } from 'vitest';
import { readPlain } from '../../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'a title above each question, points that hold until others are said, feedback behind a sign',
    `Points: 1
    Title: unit
    1. Which is the unit of force?
    @ It is named after a physicist.
    a. joule
    *b. newton
    Title: truth
    2. Mass is measured in kilograms.
    *a. True
    b. False
    Points: 3
    Type: MR
    Title: vectors
    3. Which of these are vectors?
    *a. velocity
    ~ It has a direction.
    b. speed
    *c. force`,
    [
      '1: Which is the unit of force? {joule; newton} = newton',
      '1: Mass is measured in kilograms. {True; False} = True',
      '3: Which of these are vectors? {velocity; speed; force} = velocity; force',
    ],
  ],
  [
    'the letters below a question that is typed in are its answers, and pairs those of one to match',
    `Type: F
    1) What is the symbol for tungsten?
    a. W
    b. Wolfram
    Points: 4
    Type: E
    2) Explain why ice floats.
    a) Ice is less dense than water.
    Type: MT
    3) Match each quantity to its unit.
    a. current = ampere
    b. power = watt`,
    [
      '1: What is the symbol for tungsten? = W; Wolfram',
      '4: Explain why ice floats. = Ice is less dense than water.',
      '1: current {ampere; watt} = ampere',
      '1: power {ampere; watt} = watt',
    ],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
