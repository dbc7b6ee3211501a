import { usualSchoolZone } from '../../contract/site.ts';

/** Dates and hours as a school's clock shows them. Times are ISO 8601 UTC. */
export interface SchoolClock {
  /** As the IANA list names it. */
  readonly timeZone: string;
  /** '3 Nov 2025'. */
  readonly formatDate: (time: string) => string;
  /** '3 Nov 2025, 14:05'. */
  readonly formatTime: (time: string) => string;
  /** '2025-11-03 14:05', which spreadsheets read and sort. */
  readonly formatStamp: (time: string) => string;
  /** The hour of the day, 0 to 23, the weekday, 1 Monday to 7 Sunday, and that week's Monday, '2025-11-03'. */
  readonly readHour: (time: string) => { readonly hour: number; readonly weekday: number; readonly weekStart: string };
  /** The time, as ISO 8601 UTC, at which the clock shows '2025-11-03T14:05'; undefined for what is no time, or is left out as it goes forward. */
  readonly readTime: (shown: string) => string | undefined;
  /** When the week of a Monday ('2025-11-03') starts, as ISO 8601 UTC. */
  readonly findStart: (weekStart: string) => string;
}

const hour = 60 * 60_000;
const day = 24 * hour;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A clock of this time zone, a name of the IANA list; throws a `RangeError` where there is none of that name. */
export function createSchoolClock(timeZone: string = usualSchoolZone): SchoolClock {
  const findOffset = createOffsets(timeZone);
  /** A date whose UTC parts are what the clock shows. */
  const read = (time: string) => new Date(Date.parse(time) + findOffset(Date.parse(time)));
  const formatDate = (time: string) => {
    const shown = read(time);
    return `${shown.getUTCDate()} ${months[shown.getUTCMonth()]} ${shown.getUTCFullYear()}`;
  };
  const readHour = (time: string) => {
    const shown = read(time);
    const weekday = ((shown.getUTCDay() + 6) % 7) + 1;
    const monday = new Date(shown.getTime() - (weekday - 1) * day);
    return { hour: shown.getUTCHours(), weekday, weekStart: monday.toISOString().slice(0, 10) };
  };
  return {
    timeZone,
    formatDate,
    readHour,
    formatStamp: (time) => read(time).toISOString().slice(0, 16).replace('T', ' '),
    formatTime: (time) => `${formatDate(time)}, ${read(time).toISOString().slice(11, 16)}`,
    readTime: (shown) => {
      const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(shown) ? Date.parse(`${shown}:00Z`) : Number.NaN;
      // By the clock before a change as after it: of an hour that it shows twice, the first.
      const times = [asUtc - day, asUtc + day].flatMap((near) => (Number.isNaN(near) ? [] : asUtc - findOffset(near)));
      const found = times.map((time) => new Date(time).toISOString());
      return found.find((time) => read(time).toISOString().slice(0, 16) === shown);
    },
    findStart: (weekStart) => {
      // No clock is further from UTC than 14 hours, or off by other than whole quarters.
      for (let time = Date.parse(weekStart) - 14 * hour; ; time += hour / 4) {
        const start = new Date(time).toISOString();
        if (readHour(start).weekStart === weekStart) return start;
      }
    },
  };
}

/**
 * How far the clock is ahead of UTC at a time, both in milliseconds. Asking a time zone takes long, and there may be
 * thousands of times: a day that starts and ends with the same offset has it throughout.
 */
function createOffsets(timeZone: string): (time: number) => number {
  const format = createFormat(timeZone);
  const ask = (time: number) => readClock(format, time) - time;
  const known = new Map<number, number | undefined>();
  return (time) => {
    const start = Math.floor(time / day) * day;
    if (!known.has(start)) known.set(start, ask(start) === ask(start + day) ? ask(start) : undefined);
    return known.get(start) ?? ask(Math.floor(time / 60_000) * 60_000);
  };
}

/** What the clock shows at a time of whole minutes, as if it were UTC. */
function readClock(format: Intl.DateTimeFormat, time: number): number {
  const shown = new Map(format.formatToParts(new Date(time)).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
}

/** The time so many milliseconds before `now`, as the database has it: ISO 8601 UTC. */
export function timeBefore(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
