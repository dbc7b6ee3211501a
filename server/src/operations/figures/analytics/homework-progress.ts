import type * as z from 'zod/mini';
import type { HomeworkProgress } from '../../../contract/analytics.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import type { figureRow } from '../../../db/select-figures.ts';
import { groupBy } from '../../site/group-by.ts';
import { classSize } from '../statistics/scores.ts';
import { completion, sum } from './means.ts';

/** Students of a class whose best attempts at a homework have the same grade. */
type ProgressCell = Pick<
  z.output<typeof figureRow>,
  'homeworkId' | 'studentClass' | 'completed' | 'completedOnRoster' | 'percentages' | 'firstPercentages'
>;

/** How each homework with submissions is going, by year, then as they are numbered. */
export function countHomeworkProgress(
  handedIn: readonly ProgressCell[],
  rosterSizes: ReadonlyMap<string, number>,
  entries: CatalogueSnapshot,
): HomeworkProgress[] {
  const year = (id: number) => entries.get(id)?.year_group ?? Number.POSITIVE_INFINITY;
  return [...groupBy(handedIn, ({ homeworkId }) => homeworkId)]
    .sort(([one], [other]) => (year(one) === year(other) ? one - other : year(one) - year(other)))
    .map(([homeworkId, rows]) => {
      const done = completion(rows);
      const total = countStudents(rows, rosterSizes);
      return {
        homeworkId,
        title: entries.get(homeworkId)?.title ?? `Homework ${homeworkId}`,
        ...done,
        total,
        completionRate: rate(done.completed, total),
      };
    });
}

/** 0 to 100, rounded; 0 of nothing. */
export function rate(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}

/** The students of the classes that have handed in: of their lists, where they have some. */
function countStudents(rows: readonly ProgressCell[], rosterSizes: ReadonlyMap<string, number>): number {
  const classes = groupBy(rows, ({ studentClass }) => studentClass);
  return sum([...classes], ([code, own]) =>
    classSize({
      completed: sum(own, (row) => row.completed),
      onRoster: sum(own, (row) => row.completedOnRoster),
      registered: rosterSizes.get(code) ?? 0,
    }),
  );
}
