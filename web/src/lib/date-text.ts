const date = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 'Fri, 14 Nov 2025, 22:02' in the reader's time zone, for a time in ISO 8601. */
export function dateTimeText(iso: string): string {
  const moment = new Date(iso);
  return `${date.format(moment)}, ${time.format(moment)}`;
}
