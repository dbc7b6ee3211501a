import { expect, it } from 'vitest';
import type { ParsedQuestion } from '../parsed-question.ts';
import type { KeyEntry } from './answer-key.ts';
import { withoutTotalsOfParts } from './totals-of-parts.ts';

const asked = (path: string, marks?: number): ParsedQuestion => ({
  section: undefined,
  path: path.split('.'),
  place: 1,
  text: 'What is it?',
  options: [],
  answers: [],
  marks: marks === undefined ? undefined : { value: marks, place: 1, confidence: 0.9 },
  pictures: [],
  leftOver: [],
});
const said = (path: string, marks?: number): KeyEntry => ({
  section: undefined,
  path: path.split('.'),
  text: 'this',
  place: 9,
  marks,
});

it.each<[reason: string, asked: ParsedQuestion[], key: KeyEntry[], marks: (number | undefined)[]]>([
  [
    'the total of two parts beside the last',
    [asked('1.a.i'), asked('1.a.ii', 2)],
    [said('1.a.i', 1), said('1.a.ii', 1)],
    [undefined, undefined],
  ],
  [
    'the total of parts below one that has its own marks',
    [asked('1.a', 1), asked('1.b'), asked('1.c', 3)],
    [said('1.a', 1), said('1.b', 1), said('1.c', 2)],
    [1, undefined, undefined],
  ],
  [
    'marks of its own, as the key says too',
    [asked('1.a'), asked('1.b', 2)],
    [said('1.a', 1), said('1.b', 2)],
    [undefined, 2],
  ],
  ['marks of which the key knows nothing', [asked('1.a'), asked('1.b', 2)], [said('1.a'), said('1.b')], [undefined, 2]],
  ['marks of another question', [asked('1.a'), asked('2.b', 2)], [said('1.a', 1), said('2.b', 1)], [undefined, 2]],
  ['marks of whole questions', [asked('1'), asked('2', 2)], [said('1', 1), said('2', 1)], [undefined, 2]],
])('%s', (_reason, questions, key, marks) =>
  expect(withoutTotalsOfParts(questions, key).map((question) => question.marks?.value)).toEqual(marks),
);
