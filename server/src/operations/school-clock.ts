const schoolZone = 'Europe/London';

/** Dates and hours as a school's clock shows them. */
export interface SchoolClock {
  /** '3 Nov 2025'. */
  readonly formatDate: (time: string) => string;
  /** '3 Nov 2025, 14:05'. */
  readonly formatTime: (time: string) => string;
  /** The hour of the day, 0 to 23, the weekday, 1 Monday to 7 Sunday, and that week's Monday, '2025-11-03'. */
  readonly readHour: (time: string) => { readonly hour: number; readonly weekday: number; readonly weekStart: string };
  /** When the week of a Monday ('2025-11-03') starts, as ISO 8601 UTC. */
  readonly findStart: (weekStart: string) => string;
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** A clock of this time zone (a name of the IANA list); of London where there is none of that name. */
export function createSchoolClock(timeZone: string = schoolZone): SchoolClock {
  const format = createFormat(timeZone);
  const parts = (time: string) => {
    const shown = new Map(format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type));
    return {
      year: number('year'),
      month: number('month'),
      date: number('day'),
      hour: number('hour'),
      minute: number('minute'),
    };
  };
  const formatDate = (time: string) => {
    const { year, month, date } = parts(time);
    return `${date} ${months[month - 1]} ${year}`;
  };
  const readHour = (time: string) => {
    const { year, month, date, hour: hourOfDay } = parts(time);
    const midnight = Date.UTC(year, month - 1, date);
    const weekday = ((new Date(midnight).getUTCDay() + 6) % 7) + 1;
    return { hour: hourOfDay, weekday, weekStart: new Date(midnight - (weekday - 1) * day).toISOString().slice(0, 10) };
  };
  return {
    formatDate,
    readHour,
    formatTime: (time) => {
      const { hour: hourOfDay, minute } = parts(time);
      return `${formatDate(time)}, ${twoDigits(hourOfDay)}:${twoDigits(minute)}`;
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

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: schoolZone });
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
