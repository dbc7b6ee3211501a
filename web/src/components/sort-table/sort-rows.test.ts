import { describe, expect, it } from 'vitest';
import { nextOrder, type SortValue, sortRows } from './sort-rows.ts';

describe('sortRows', () => {
  it.each<[label: string, values: SortValue[], isDescending: boolean, sorted: SortValue[]]>([
    ['figures as figures', [10, 9, 100], false, [9, 10, 100]],
    ['figures, the largest first', [10, 9, 100], true, [100, 10, 9]],
    [
      'names whatever their capitals and accents',
      ['Zoë', 'ada', 'Émile', 'Bob'],
      false,
      ['ada', 'Bob', 'Émile', 'Zoë'],
    ],
    ['classes by the numbers in them', ['10a/Sc1', '8a/Sc10', '8a/Sc2'], false, ['8a/Sc2', '8a/Sc10', '10a/Sc1']],
    ['nothing last', [null, 2, 1], false, [1, 2, null]],
    ['nothing last, the largest first too', [2, null, 3], true, [3, 2, null]],
  ])('%s', (_label, values, isDescending, sorted) => {
    expect(sortRows(values, (value) => value, isDescending)).toEqual(sorted);
  });

  it('leaves rows of one value as they came, in either direction', () => {
    const rows = ['b1', 'a1', 'b2', 'a2'];
    const by = (row: string) => row.charAt(0);
    expect(sortRows(rows, by, false)).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(sortRows(rows, by, true)).toEqual(['b1', 'b2', 'a1', 'a2']);
  });
});

it.each([
  ['name', 'name', false, '-name', 'a second press turns it round'],
  ['-name', 'name', false, 'name', 'and a third'],
  ['name', 'marks', true, '-marks', 'figures begin with the largest'],
  ['-marks', 'name', false, 'name', 'words begin with A'],
])('after %s a press on %s (%s) gives %s: %s', (order, key, beginsWithLargest, next) => {
  expect(nextOrder(order, key, beginsWithLargest)).toBe(next);
});
