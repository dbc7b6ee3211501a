const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '8 Sept 2025' of an ISO 8601 time, by the clock of this computer. */
export function dayText(time: string): string {
  return day.format(new Date(time));
}

/** '8 Sept 2025, 09:30' of an ISO 8601 time, by the clock of this computer. */
export function dayAndTimeText(time: string): string {
  return dayAndTime.format(new Date(time));
}
