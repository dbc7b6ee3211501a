const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** '12 January 2026' of an ISO 8601 time, by the clock of this computer. */
export const dayText = (time: string) => day.format(new Date(time));

/** '12 Jan 2026, 09:30', likewise. */
export const dayAndTimeText = (time: string) => dayAndTime.format(new Date(time));
