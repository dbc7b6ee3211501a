import { expect, it } from 'vitest';
import { spokenLine } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';
import { findQuestions } from './find-questions.ts';

const lines = (texts: readonly string[]): Item[] => texts.map((text, index) => spokenLine(text, index + 1));
const found = (items: readonly Item[]) => [...findQuestions(items).questions.values()].map((path) => path.join('.'));

it('reads a number whose full stop was forgotten between two others', () =>
  expect(found(lines(['1. What is force?', '2. What is mass?', '3   Which is a unit?', '4. Name it.']))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]));

it.each([
  [
    'a number in a sentence',
    ['1. What is force?', '2 Newtons act on it.', '3 Newtons act too.', '2. What is mass?'],
    ['1', '2'],
  ],
  ['a list in between', ['1. What is force?', '2. What is mass?', '1 Kilogram', '3. What is weight?'], ['1', '2', '3']],
])('leaves %s', (_why, texts, paths) => expect(found(lines(texts))).toEqual(paths));

it('goes on below a table of questions', () => {
  const question = {
    section: undefined,
    path: ['8'],
    place: 1,
    text: 'What is 8?',
    options: [],
    answers: [],
    pictures: [],
    leftOver: [],
  };
  const row: Item = { kind: 'row', place: 1, number: '8', question };
  expect(found([row, ...lines(['Tie-breaker:', '9. Name the salt.'])])).toContain('9');
});
