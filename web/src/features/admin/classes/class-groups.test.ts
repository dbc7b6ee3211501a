import { expect, it } from 'vitest';
import { groupClasses } from './class-groups.ts';

const entry = (id: number, list: 'year8' | 'childcare') => ({
  id,
  list,
  code: `class ${id}`,
  year: null,
  teacher: 'Mr A. Shah',
  isSample: false,
  rosterSize: 0,
});

it('keeps the order within a list and shows empty lists too', () => {
  const groups = groupClasses([entry(3, 'childcare'), entry(2, 'year8'), entry(1, 'year8')]);
  expect(groups.map(({ list, classes }) => [list, classes.map(({ id }) => id)])).toEqual([
    ['year7', []],
    ['year8', [2, 1]],
    ['year9', []],
    ['year10', []],
    ['year11', []],
    ['childcare', [3]],
  ]);
});
