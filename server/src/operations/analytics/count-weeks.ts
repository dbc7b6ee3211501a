import type { AnalyticsWeek } from '../../contract/analytics.ts';
import type { HandedIn } from '../../db/select-progress.ts';
import { groupBy, mean } from './means.ts';

const week = 7 * 24 * 60 * 60_000;
const bands = [
  { from: 0, to: 39 },
  { from: 40, to: 59 },
  { from: 60, to: 79 },
  { from: 80, to: 100 },
] as const;

/** What weeks are counted from. A week is known by its Monday, '2025-11-03'. */
export interface WeekCounts {
  readonly handedIn: readonly HandedIn[];
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
  const byWeek = groupBy(handedIn, ({ first_submitted_at: time }) => weekOf(time));
  return weeksBetween(first, last).map((weekStart) => {
    const rows = byWeek.get(weekStart) ?? [];
    return {
      weekStart,
      attempts: attempts.get(weekStart) ?? 0,
      completed: rows.length,
      averagePercentage: mean(rows.map(({ percentage }) => percentage)),
      firstPercentage: mean(rows.map(({ first_percentage: percentage }) => percentage)),
      bands: bands.map((band) => ({ ...band, count: rows.filter(({ percentage }) => isIn(band, percentage)).length })),
    };
  });
}

function isIn({ from, to }: (typeof bands)[number], percentage: number): boolean {
  const shown = Math.round(percentage);
  return shown >= from && shown <= to;
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
