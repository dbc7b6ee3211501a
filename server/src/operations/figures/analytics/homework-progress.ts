import type * as z from 'zod/mini';
import type { HomeworkProgress } from '../../../contract/analytics.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import type { Exceptions } from '../../../db/select-allowed.ts';
import type { figureRow } from '../../../db/select-figures.ts';
import { groupBy } from '../../site/group-by.ts';
import { classSize } from '../statistics/scores.ts';
import { completion, sum } from './means.ts';

/** Students of a class whose best attempts at a homework have the same grade. */
type ProgressCell = Pick<
  z.output<typeof figureRow>,
  'homeworkId' | 'studentClass' | 'completed' | 'completedOnRoster' | 'percentages' | 'firstPercentages'
>;

/** How many are on each class's list, and who of them is excused from a homework. */
interface ClassLists {
  readonly sizes: ReadonlyMap<string, number>;
  readonly exceptions: readonly Exceptions[];
}

/** How each homework with submissions is going, by year, then as they are numbered. */
export function countHomeworkProgress(
  handedIn: readonly ProgressCell[],
  lists: ClassLists,
  entries: CatalogueSnapshot,
): HomeworkProgress[] {
  const year = (id: number) => entries.get(id)?.year_group ?? Number.POSITIVE_INFINITY;
  return [...groupBy(handedIn, ({ homeworkId }) => homeworkId)]
    .sort(([one], [other]) => (year(one) === year(other) ? one - other : year(one) - year(other)))
    .map(([homeworkId, rows]) => {
      const done = completion(rows);
      const total = countStudents(rows, lists);
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
function countStudents(rows: readonly ProgressCell[], { sizes, exceptions }: ClassLists): number {
  const classes = groupBy(rows, ({ studentClass }) => studentClass);
  return sum([...classes], ([code, own]) => {
    const isOf = (one: Exceptions) => one.studentClass === code && one.homeworkId === own[0]?.homeworkId;
    const excused = exceptions.find(isOf)?.excused ?? 0;
    return classSize({
      completed: sum(own, (row) => row.completed),
      onRoster: sum(own, (row) => row.completedOnRoster),
      registered: Math.max(0, (sizes.get(code) ?? 0) - excused),
      excused,
    });
  });
}
