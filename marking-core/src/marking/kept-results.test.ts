import { expect, it } from 'vitest';
import { keepResults } from './kept-results.ts';

const longAnswer = `"value":"${'x'.repeat(200)}"`;

it.each([
  ['once', ['a'], undefined],
  ['twice', ['a', 'a'], 'made of a, 2'],
  ['twice with another between', ['a', 'b', 'a'], 'made of a, 3'],
  ['at great length, and so never again', [longAnswer, longAnswer, longAnswer], undefined],
])('keeps what was made of an answer that is given %s', (_label, answers, expected) => {
  const kept = keepResults<string>();
  for (const [index, answer] of answers.entries()) kept.note(answer, `made of ${answer}, ${index + 1}`);
  expect(kept.find(answers[0] ?? '')).toBe(expected);
  expect(kept.find('never given')).toBeUndefined();
});

it('forgets all where there are too many', () => {
  const kept = keepResults<number>();
  const give = (answer: string) => {
    kept.note(answer, 1);
    kept.note(answer, 1);
  };
  give('first');
  for (let other = 1; other < 5_000; other++) give(`${other}`);
  expect(kept.find('first')).toBe(1);
  give('one more');
  expect(kept.find('first')).toBeUndefined();
  expect(kept.find('one more')).toBe(1);
});

it('hardly keeps any of many answers that are all unlike', () => {
  const kept = keepResults<number>();
  const answers = Array.from({ length: 50_000 }, (_, index) => `an answer of its own, ${index}`);
  for (const answer of answers) kept.note(answer, 1);
  expect(answers.filter((answer) => kept.find(answer) !== undefined).length).toBeLessThan(5);
});

it('freezes what it keeps, since it is shared, and nothing else', () => {
  const kept = keepResults<object>();
  const [first, second] = [{}, {}];
  kept.note('a', first);
  kept.note('a', second);
  expect([first, second].map(Object.isFrozen)).toEqual([false, true]);
});
