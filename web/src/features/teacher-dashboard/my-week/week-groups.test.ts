import type { MyWeek, WeekCell } from '@markwell/server/contract';
import { expect, it } from 'vitest';
import { groupByYear } from './week-groups.ts';

const cell = (studentClass: string, homeworkId: number): WeekCell => ({
  ...{ studentClass, homeworkId, completed: 1, total: 2, averagePercentage: 50, waiting: 0 },
  ...{ dueAt: null, onTime: 1, late: 0, missing: 0 },
});
const homework = (id: number, year: number | null) => ({ id, title: `H${id}`, year, number: id, isEarlier: false });

const week: MyWeek = {
  isChosen: true,
  may: ['choose', 'change'],
  classes: [
    { studentClass: '8a', teacher: 'T', year: 8, homework: [20, 10] },
    { studentClass: '9a', teacher: null, year: 9, homework: [30] },
    { studentClass: '8b', teacher: 'T', year: 8, homework: [10] },
    { studentClass: 'Art', teacher: 'T', year: null, homework: [] },
  ],
  homework: [homework(30, 9), homework(20, 8), homework(10, null)],
  waiting: { answers: 0, asked: 0, own: 0 },
  cells: [cell('8a', 20), cell('8a', 10), cell('8b', 10), cell('9a', 30)],
};

it('puts classes of a year below each other, with the homework of any of them as columns', () => {
  const groups = groupByYear(week);
  expect(groups.map(({ name, homework: columns }) => [name, columns.map(({ id }) => id)])).toEqual([
    ['Year 8', [20, 10]],
    ['Year 9', [30]],
    ['Other classes', []],
  ]);
  expect(groups[0]?.rows.map((row) => row.cells.map((one) => one?.homeworkId))).toEqual([
    [20, 10],
    [undefined, 10],
  ]);
});

it('has five columns at most', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const many = {
    ...week,
    classes: [{ ...week.classes[0]!, homework: ids }],
    homework: ids.map((id) => homework(id, 8)),
  };
  expect(groupByYear(many)[0]?.homework.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
