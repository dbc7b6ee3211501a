import type { Analytics } from '../../../contract/analytics.ts';
import type { ProgressCell } from '../../../db/select-progress.ts';
import { groupBy, sum } from './means.ts';

/** Homework handed in by grade of the best attempt, in falling order of the best percentage that has the grade. */
export function countGrades(handedIn: readonly ProgressCell[]): Analytics['grades'] {
  const falling = handedIn.toSorted((one, other) => other.highest - one.highest);
  return [...groupBy(falling, ({ grade }) => grade)].map(([grade, rows]) => ({
    grade,
    count: sum(rows, (row) => row.completed),
  }));
}
