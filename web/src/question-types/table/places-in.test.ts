import { expect, it } from 'vitest';
import { placesIn } from './places-in.ts';

it('cells to fill in go by the headings of their row and column', () => {
  const table = {
    caption: 'Metals',
    columns: ['Metal', 'Symbol', ''],
    rows: [
      ['Copper', '[[a]]', '[[b]] and [[c]]'],
      ['[[d]]', 'Mg [[x]]', '[[e]]'],
    ],
  };
  expect(Object.fromEntries(placesIn(table, ['a', 'b', 'c', 'd', 'e', 'f']))).toEqual({
    a: 'Copper, Symbol',
    b: 'Copper, 1 of 2',
    c: 'Copper, 2 of 2',
    d: 'Row 2, Metal',
    e: 'Row 2',
  });
});
