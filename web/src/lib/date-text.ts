import { schoolFormat } from './school-zone.ts';

const date = schoolFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const time = schoolFormat({ hour: '2-digit', minute: '2-digit' });

/** 'Fri, 14 Nov 2025, 22:02' by the school's clock, of a time in ISO 8601. */
export function dateTimeText(iso: string): string {
  const moment = new Date(iso);
  return `${date().format(moment)}, ${time().format(moment)}`;
}

const day = schoolFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const longDay = schoolFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = schoolFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** '8 Sept 2025', likewise. */
export function dayText(iso: string): string {
  return day().format(new Date(iso));
}

/** '8 September 2025', likewise. */
export function longDayText(iso: string): string {
  return longDay().format(new Date(iso));
}

/** '8 Sept 2025, 09:30', likewise. */
export function dayAndTimeText(iso: string): string {
  return dayAndTime().format(new Date(iso));
}
