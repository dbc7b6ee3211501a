import { schoolFormat } from './school-zone.ts';

const date = schoolFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const time = schoolFormat({ hour: '2-digit', minute: '2-digit' });

/** 'Fri, 14 Nov 2025, 22:02' by the school's clock, of a time in ISO 8601. */
export function dateTimeText(iso: string): string {
  const moment = new Date(iso);
  return `${date().format(moment)}, ${time().format(moment)}`;
}
