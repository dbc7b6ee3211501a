import { schoolFormat } from '../../lib/school-zone.ts';

const day = schoolFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = schoolFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '8 Sept 2025' of an ISO 8601 time, by the school's clock. */
export function dayText(time: string): string {
  return day().format(new Date(time));
}

/** '8 Sept 2025, 09:30' of an ISO 8601 time, by the school's clock. */
export function dayAndTimeText(time: string): string {
  return dayAndTime().format(new Date(time));
}
