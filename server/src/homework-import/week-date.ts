const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** '2025-09-08' as cards show it: 'Week Beginning September 8th, 2025'; `undefined` for anything else. */
export function weekDate(text: string): string | undefined {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return undefined;
  const day = date.getUTCDate();
  const month = date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `Week Beginning ${month} ${day}${endings[ordinals.select(day)] ?? 'th'}, ${text.slice(0, 4)}`;
}
