const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The week of a Monday, as '23 Nov'. */
export function weekText(week: string): string {
  return day.format(new Date(week));
}
