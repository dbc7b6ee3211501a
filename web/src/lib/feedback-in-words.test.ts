import { expect, it } from 'vitest';
import { feedbackInWords } from './feedback-in-words.ts';

it.each([
  ['Incorrect. The correct answer is cannot_tell', 'Incorrect. The correct answer is Cannot tell', 'a value in words'],
  ['Incorrect. The correct answer is false', 'Incorrect. The correct answer is false', 'a word already'],
  ['Your answer "cannot_tell" is not accepted.', 'Your answer "cannot_tell" is not accepted.', 'what a student typed'],
  ['Correct!', 'Correct!', 'anything else'],
])('%j reads %j: %s', (feedback, words) => {
  expect(feedbackInWords(feedback)).toBe(words);
});
