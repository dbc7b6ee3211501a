import { expect, it } from 'vitest';
import { linesFor } from './lines-for.ts';

it.each([
  ['For how many seconds did the crisp burn?', 1, 1, 'a number'],
  ['Which piece of equipment would you use?', 1, 1, 'a word'],
  ['How long did it take?', 1, 1, 'how long is a number'],
  ['How is a compound different from a mixture?', 1, 2, 'how is a sentence'],
  ['The total mass is the same. Explain why.', 1, 2, 'a reason'],
  ['Name two gases.', 2, 3, 'two things to name'],
  ['Write an essay about the sea.', 12, 5, 'no more than five: the box grows'],
])('%s (%i): %i, %s', (question, marks, lines) => {
  expect(linesFor({ question, marks })).toBe(lines);
});

it('leaves it to the question where that says how many', () => {
  expect(linesFor({ question: 'Explain why.', marks: 1, lines: 1 })).toBe(1);
});
