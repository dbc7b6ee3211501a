import { schoolFormat } from '../../lib/school-zone.ts';

const day = schoolFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = schoolFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** '12 January 2026' of an ISO 8601 time, by the school's clock. */
export const dayText = (time: string) => day().format(new Date(time));

/** '12 Jan 2026, 09:30', likewise. */
export const dayAndTimeText = (time: string) => dayAndTime().format(new Date(time));
