import type { HomeworkProgress } from '../../contract/analytics.ts';
import type { CatalogueSnapshot } from '../../db/catalogue.ts';
import type { HandedIn } from '../../db/select-progress.ts';
import { classSize } from '../statistics/scores.ts';
import { groupBy, mean } from './means.ts';

/** How each homework with submissions is going, by year, then as they are numbered. */
export function countHomeworkProgress(
  handedIn: readonly HandedIn[],
  rosterSizes: ReadonlyMap<string, number>,
  entries: CatalogueSnapshot,
): HomeworkProgress[] {
  const year = (id: number) => entries.get(id)?.year_group ?? Number.POSITIVE_INFINITY;
  return [...groupBy(handedIn, ({ homework_id: id }) => id)]
    .sort(([one], [other]) => (year(one) === year(other) ? one - other : year(one) - year(other)))
    .map(([homeworkId, rows]) => {
      const completed = rows.length;
      const total = countStudents(rows, rosterSizes);
      return {
        homeworkId,
        title: entries.get(homeworkId)?.title ?? `Homework ${homeworkId}`,
        completed,
        total,
        completionRate: rate(completed, total),
        averagePercentage: mean(rows.map(({ percentage }) => percentage)),
        firstPercentage: mean(rows.map(({ first_percentage: percentage }) => percentage)),
      };
    });
}

/** 0 to 100, rounded; 0 of nothing. */
export function rate(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}

/** The students of the classes that have handed in: of their lists, where they have some. */
function countStudents(rows: readonly HandedIn[], rosterSizes: ReadonlyMap<string, number>): number {
  const classes = groupBy(rows, ({ class_code: code }) => code);
  const sizes = [...classes].map(([code, own]) => {
    const registered = rosterSizes.get(code) ?? 0;
    return classSize({ completed: own.length, onRoster: own.filter((row) => row.on_roster).length, registered });
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
