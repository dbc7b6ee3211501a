import { describe, expect, it } from 'vitest';
import { sortByYear, yearOf } from './year-order.ts';

describe('yearOf', () => {
  it.each<[title: string, description: string, year: number | undefined, why: string]>([
    ['Year 8 - Waves', '', 8, 'the title says it'],
    ['Waves', 'Homework for year 9', 9, 'the description does'],
    ['Year 10 - Genetics', 'As in Year 7', 10, 'the title goes first'],
    ['Yr11 Enzymes', '', 11, 'short'],
    ['Y7 Safety', '', 7, 'shorter'],
    ['Year 12 - Childcare', '', undefined, 'another year'],
    ['The 8 planets', 'every year', undefined, 'a number that is no year'],
  ])('of %j and %j is %s: %s', (title, description, year) => {
    expect(yearOf({ title, description })).toBe(year);
  });
});

it('assignments stand by year, 7 to 11, the others after them; of a year the card first, then the newest', () => {
  const titles = [
    ['Year 11 - E', 2],
    ['Childcare', 6],
    ['Year 7 - old', 151],
    ['Reading', 160],
    ['Year 10 - D', 5],
    ['Year 7 - card', 1],
    ['Year 7 - new', 170],
    ['Year 8 - C', 3],
  ] as const;
  const sorted = sortByYear(titles.map(([title, id]) => ({ id, title, description: '' })));
  expect(sorted.map(({ title }) => title)).toEqual([
    'Year 7 - card',
    'Year 7 - new',
    'Year 7 - old',
    'Year 8 - C',
    'Year 10 - D',
    'Year 11 - E',
    'Childcare',
    'Reading',
  ]);
});
