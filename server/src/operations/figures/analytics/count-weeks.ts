import type * as z from 'zod/mini';
import type { AnalyticsWeek } from '../../../contract/analytics.ts';
import type { figureRow } from '../../../db/select-figures.ts';
import { groupBy } from '../../site/group-by.ts';
import { completion, sum } from './means.ts';

const week = 7 * 24 * 60 * 60_000;

/** Homework that was first handed in within one hour. */
type HandedInHour = Pick<
  z.output<typeof figureRow>,
  'hour' | 'completed' | 'percentages' | 'firstPercentages' | 'below40' | 'below60' | 'below80'
>;

/** What weeks are counted from. A week is known by its Monday, '2025-11-03'. */
export interface WeekCounts {
  readonly handedIn: readonly HandedInHour[];
  readonly weekOf: (time: string) => string;
  /** Attempts by week. */
  readonly attempts: ReadonlyMap<string, number>;
  /** This week. */
  readonly last: string;
}

/** Every week from the first with a submission to this one; none where there are no submissions. */
export function countWeeks({ handedIn, weekOf, attempts, last }: WeekCounts): AnalyticsWeek[] {
  const first = [...attempts.keys()].sort()[0];
  if (first === undefined) return [];
  const byWeek = groupBy(handedIn, ({ hour }) => weekOf(`${hour}:00:00Z`));
  return weeksBetween(first, last).map((weekStart) => {
    const rows = byWeek.get(weekStart) ?? [];
    return {
      weekStart,
      attempts: attempts.get(weekStart) ?? 0,
      ...completion(rows),
      bands: [
        { from: 0, to: 39, count: sum(rows, (row) => row.below40) },
        { from: 40, to: 59, count: sum(rows, (row) => row.below60 - row.below40) },
        { from: 60, to: 79, count: sum(rows, (row) => row.below80 - row.below60) },
        { from: 80, to: 100, count: sum(rows, (row) => row.completed - row.below80) },
      ],
    };
  });
}

/** The Mondays from one to another, both included. */
export function weeksBetween(first: string, last: string): string[] {
  const count = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / week));
  return Array.from({ length: count + 1 }, (_, index) => weeksAfter(first, index));
}

/** The Monday so many weeks after one, or before it where `count` is negative. */
export function weeksAfter(weekStart: string, count: number): string {
  return new Date(Date.parse(weekStart) + count * week).toISOString().slice(0, 10);
}
