import { describe, expect, it } from 'vitest';
import type { Question } from '../questions/question.ts';
import { namedSlots, nameSlot, partsInLine } from './named-slots.ts';

const ask = (type: string, ids: readonly string[], more: Partial<Question> = {}): Question => ({
  ...{ id: 'q', type, question: 'q', marks: 1, slots: ids.map((id) => ({ id })) },
  ...more,
});
const table = {
  caption: 'Metals',
  columns: ['Metal', 'Symbol', ''],
  rows: [
    ['Copper', '[[a]]', '[[b]] and [[c]]'],
    ['[[d]]', 'Mg [[x]]', '[[e]]'],
  ],
};

describe('slots are called what a student sees of them', () => {
  it.each<[question: Question, names: string[], why: string]>([
    [ask('matching', ['Heart', 'Lung']), ['Heart', 'Lung'], 'a pair by its left side'],
    [ask('gap-fill', ['1', '2']), ['Gap 1', 'Gap 2'], 'a gap by its number'],
    [ask('gap-fill', ['(a)', '(b)']), ['Gap (a)', 'Gap (b)'], 'a gap by its letter'],
    [ask('gap-fill', ['metal', '2']), ['Gap 1', 'Gap 2'], 'ids that are no signs are not shown'],
    [ask('labelling', ['A', 'B']), ['Label A', 'Label B'], 'a label by its sign'],
    [ask('labelling', ['A', 'the valve']), ['Label 1, A', 'Label 2, the valve'], 'a long name beside its sign'],
    [
      ask('table', ['a', 'b', 'c', 'd', 'e', 'f'], { table }),
      ['Copper, Symbol', 'Copper, 1 of 2', 'Copper, 2 of 2', 'Row 2, Metal', 'Row 2', 'Cell f'],
      'a cell by the headings of its row and column',
    ],
    [ask('text', ['1']), ['1'], 'a type without slots'],
  ])('%# %s', (question, names) => {
    expect(namedSlots(question).map(({ name }) => name)).toEqual(names);
  });
});

it.each<[line: string, named: string, why: string]>([
  ['a: Cu', 'Gap 1: Cu', 'an answer'],
  ['a', 'Gap 1', 'the id alone'],
  ['a: b: c', 'Gap 2: c', 'of two ids the longer one'],
  ['all: Cu', 'all: Cu', 'a line of no slot'],
])('%s is told as %s: %s', (line, named) => {
  const slots = [
    { id: 'a', name: 'Gap 1' },
    { id: 'a: b', name: 'Gap 2' },
  ];
  expect(nameSlot(slots, line)).toBe(named);
});

it.each<[question: Question, value: string, line: string, why: string]>([
  [ask('gap-fill', ['1', '2']), '2: lungs\n1: pumps blood', 'Gap 1: pumps blood; Gap 2: lungs', 'gaps, in their order'],
  [ask('ordering', [], { options: ['egg', 'pupa'] }), 'pupa\negg', 'pupa; egg', 'an order, as it was given'],
  [ask('text', []), 'one\ntwo', 'one\ntwo', 'a text in two lines'],
])('%# in one line: %s', (question, value, line) => {
  expect(partsInLine(question, value)).toBe(line);
});
