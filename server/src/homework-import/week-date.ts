const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2025-09-08' as cards show it: 'Week Beginning September 8th, 2025'; `undefined` for anything else. */
export function weekDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${text}T00:00:00Z`);
  if (year === '' || Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  return `Week Beginning ${months[Number(month) - 1]} ${ordinal(Number(day))}, ${year}`;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10];
  return `${day}${ending ?? 'th'}`;
}
