import { expect, it } from 'vitest';
import { expectedApart, feedbackInWords } from './feedback-in-words.ts';

it.each([
  ['Incorrect. The correct answer is cannot_tell', 'Incorrect. The correct answer is Cannot tell', 'a value in words'],
  ['Incorrect. The correct answer is false', 'Incorrect. The correct answer is false', 'a word already'],
  ['Your answer "cannot_tell" is not accepted.', 'Your answer "cannot_tell" is not accepted.', 'what a student typed'],
  ['Correct!', 'Correct!', 'anything else'],
  [
    `Your answer "${'a "b" '.repeat(2000)}" is not accepted. Expected one of: hairband`,
    `Your answer "${'a "b" '.repeat(14).slice(0, 80)}…" is not accepted. Expected one of: hairband`,
    'a long answer by its beginning',
  ],
])('%j reads %j: %s', (feedback, words) => {
  expect(feedbackInWords(feedback)).toBe(words);
});

it.each([
  ['Incorrect. The correct answer is B', 'The correct answer is B'],
  ['Your answer "x" is not accepted. Expected one of: a, b', 'Expected one of: a, b'],
  ['Your answer "x" is not accepted. Expected: a', 'Expected: a'],
  ['Partly correct: 1 of 2 marks. A full answer has: a, b', 'A full answer has: a, b'],
  ['Correct!', undefined],
])('of %j what was expected is %j', (feedback, expected) => {
  const [said, apart] = expectedApart(feedback);
  expect(apart).toBe(expected);
  expect([said, apart].filter(Boolean).join(' ')).toBe(feedback);
});

it('what is right in slots is named as the page names them, a line each', () => {
  const slots = [
    { id: 'a', name: 'Copper, Symbol' },
    { id: 'b', name: 'Copper, Colour' },
    { id: 'Iron', name: 'Iron' },
  ];
  expect(feedbackInWords('Incorrect. The correct answer is a: Cu, b: brown or red, Iron: Fe', slots)).toBe(
    'Incorrect. The correct answer is\nCopper, Symbol: Cu\nCopper, Colour: brown or red, Iron: Fe',
  );
  expect(feedbackInWords('1 of 3 right, 2 still empty.', slots)).toBe('1 of 3 right, 2 still empty.');
});
