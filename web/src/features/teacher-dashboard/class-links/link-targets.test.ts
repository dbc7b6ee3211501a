import { expect, it } from 'vitest';
import { linkTargets } from './link-targets.ts';

const assignment = (id: number, title: string) => ({
  id,
  title,
  description: '',
  weekDate: null,
  homeworkId: id,
  earlierHomework: [],
});

it('leads to the page of each card, and to other homework by its number, with the year whose classes are offered', () => {
  const list = [
    assignment(2, 'Year 11 - Digestion'),
    assignment(3, 'Year 8 - Waves'),
    assignment(6, 'Childcare'),
    assignment(160, 'Year 8 Metals'),
  ];
  expect(linkTargets(list).map(({ path, year }) => [path, year])).toEqual([
    ['/science-department', undefined],
    ['/quiz-yr8', 8],
    ['/homework/160', 8],
    ['/quiz-yr11', 11],
    ['/btec-childcare', 'childcare'],
  ]);
});
