import { expect, test } from 'vitest';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { orderByTelling } from './order-by-telling.ts';

type Question = Pick<MarkedQuestion, 'type' | 'rule'>;
const sentence: Question = { type: 'text', rule: { kind: 'model-answer', accept: ['x'], question: 'Why?' } };
const value: Question = { type: 'text', rule: { kind: 'value', of: 'number', accept: ['12'] } };
const group = (answer: string, confidence: number, pupils = 1, choice: string | null = null) => ({
  ...{ answer, confidence, pupils, choice },
});

test.each([
  ['an unsure group before a sure one', [group('it melts', 0.99), group('the ice goes soft', 0.5)], [1, 0]],
  ['a large group before a small one', [group('it melts', 0.6), group('heat goes up', 0.6, 9)], [1, 0]],
  ['many sure ones before a few unsure ones', [group('heat goes up', 0.5, 2), group('it melts', 0.97, 30)], [1, 0]],
  [
    'one of those that are alike, then another, since the first has told what they share',
    [group('the ice melts fast', 0.6, 2), group('the ice melts', 0.6), group('heat rises up', 0.6)],
    [0, 2, 1],
  ],
  [
    'what is like many others before what stands alone',
    [group('heat rises up', 0.6), group('the ice melts', 0.6), group('the ice melts fast', 0.6)],
    [1, 0, 2],
  ],
  [
    'with another choice nothing is alike',
    [group('heat rises up', 0.6, 2, 'yes'), group('ice melts', 0.6, 1, 'yes'), group('ice melts', 0.6, 1, 'no')],
    [0, 1, 2],
  ],
  ['what is certain last, however many gave it', [group('it melts', 1, 99), group('heat goes up', 0.97)], [1, 0]],
])('orderByTelling: %s', (_why, groups, places) => {
  const ordered = orderByTelling(sentence, groups);
  expect(ordered.map((one) => groups.indexOf(one.group))).toEqual(places);
  const values = ordered.map(({ telling }) => telling);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test('orderByTelling: what one value is says nothing about another', () => {
  const groups = [group('12 cm', 0.6, 2), group('12 cm!', 0.6, 2), group('heat', 0.6)];
  expect(orderByTelling(value, groups).map(({ telling }) => telling)).toEqual([3.2, 3.2, 1.6]);
});
