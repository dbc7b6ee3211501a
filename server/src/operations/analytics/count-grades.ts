import type { Analytics } from '../../contract/analytics.ts';
import type { HandedIn } from '../../db/select-progress.ts';
import { groupBy } from './means.ts';

/** Homework handed in by grade of the best attempt, in falling order of the best percentage that has the grade. */
export function countGrades(handedIn: readonly HandedIn[]): Analytics['grades'] {
  const falling = handedIn.toSorted((one, other) => other.percentage - one.percentage);
  return [...groupBy(falling, ({ grade }) => grade)].map(([grade, rows]) => ({ grade, count: rows.length }));
}
