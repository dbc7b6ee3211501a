import type { Analytics } from '../../../contract/analytics.ts';
import { groupBy } from '../../site/group-by.ts';
import type { SchoolClock } from '../../site/school-clock.ts';

/** When attempts were submitted, by the clock of the school. */
export interface AttemptTimes extends Pick<Analytics, 'byHour' | 'byWeekday' | 'byWeekdayAndHour'> {
  /** Attempts by the Monday of their week. */
  readonly byWeek: ReadonlyMap<string, number>;
}

/** Sorts attempts, counted by hour in UTC ('2025-11-03T14'), into weeks, weekdays and hours of the day. */
export function countAttemptTimes(
  hours: readonly { readonly hour: string; readonly attempts: number }[],
  clock: SchoolClock,
): AttemptTimes {
  const local = hours.map(({ hour, attempts }) => ({ ...clock.readHour(`${hour}:00:00Z`), attempts }));
  const count = (rows: typeof local) => rows.reduce((sum, { attempts }) => sum + attempts, 0);
  const ofHour = groupBy(local, ({ hour }) => hour);
  const ofWeekday = groupBy(local, ({ weekday }) => weekday);
  const ofBoth = groupBy(local, ({ weekday, hour }) => weekday * 24 + hour);
  return {
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, count: count(ofHour.get(hour) ?? []) })),
    byWeekday: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, count: count(ofWeekday.get(weekday) ?? []) })),
    byWeekdayAndHour: [...ofBoth]
      .sort(([one], [other]) => one - other)
      .map(([key, rows]) => ({ weekday: Math.floor(key / 24), hour: key % 24, count: count(rows) })),
    byWeek: new Map([...groupBy(local, ({ weekStart }) => weekStart)].map(([week, rows]) => [week, count(rows)])),
  };
}
