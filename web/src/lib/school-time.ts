import { schoolFormat } from './school-zone.ts';
import { t } from './texts.ts';

const day = schoolFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const longDay = schoolFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const time = schoolFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = schoolFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** 'Fri 16 Jan, 16:00' by the school's clock, of a time in ISO 8601. */
export function schoolTimeText(iso: string): string {
  const at = new Date(iso);
  return `${day().format(at).replace(',', '')}, ${time().format(at)}`;
}

/** 'Fri 16 Jan', of a time in ISO 8601 or in milliseconds since 1970. */
export function schoolDayText(at: string | number): string {
  return day().format(new Date(at)).replace(',', '');
}

/** 'Friday 16 January at 16:00', likewise. */
export function longSchoolTimeText(iso: string): string {
  const at = new Date(iso);
  return t('time.at', { day: longDay().format(at).replace(',', ''), time: time().format(at) });
}

/** '2026-01-16T16:00', as a field for a date and a time has it, by the school's clock. */
export function clockTime(iso: string): string {
  const at = new Date(iso);
  const parts = new Map(
    date()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${time().format(at)}`;
}

/** '16:00', of a time in ISO 8601 or in milliseconds since 1970. */
export function timeOfDayText(at: string | number): string {
  return time().format(new Date(at));
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '3 Nov' of a date, '2025-11-03'. */
export function shortDate(date: string): string {
  return dayAndMonth.format(new Date(date));
}
