const msPerDay = 86_400_000;
/** What Excel counts days from; it has a 29 February 1900, which was none, and days before it are one more. */
const dayZero = Date.UTC(1899, 11, 30);
const lastBeforeThat = 59;

const name = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(date);
const two = (value: number) => String(value).padStart(2, '0');

/** A date or time as a cell of this format shows it: 6890 is '11/11/1918' by 'dd/mm/yyyy'. */
export function showDate(serial: number, code: string): string {
  const days = serial > 0 && serial <= lastBeforeThat + 1 ? serial + 1 : serial;
  const date = new Date(dayZero + Math.round((days * msPerDay) / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return String(serial);
  const isHalved = /am\/pm/iu.test(code);
  const hour = isHalved ? date.getUTCHours() % 12 || 12 : date.getUTCHours();
  const parts = [...code.matchAll(/"([^"]*)"|\\(.)|\[[^\]]*\]|am\/pm|(y+|m+|d+|h+|s+)|[^_*;@]/giu)];
  return parts
    .map(([whole, quoted, escaped, field], index) => {
      if (quoted !== undefined || escaped !== undefined) return quoted ?? escaped;
      if (/^am\/pm$/iu.test(whole)) return date.getUTCHours() < 12 ? 'AM' : 'PM';
      if (field === undefined) return whole.startsWith('[') ? '' : whole;
      return showField(field.toLowerCase(), date, { hour, isMinute: isMinute(parts, index) });
    })
    .join('')
    .trim();
}

/** An m beside hours or seconds is of minutes. */
function isMinute(parts: readonly RegExpMatchArray[], index: number): boolean {
  const fields = parts.map(([, , , field]) => field?.[0]?.toLowerCase());
  const before = fields.slice(0, index).findLast((field) => field !== undefined);
  const after = fields.slice(index + 1).find((field) => field !== undefined);
  return before === 'h' || after === 's';
}

function showField(field: string, date: Date, { hour, isMinute }: { hour: number; isMinute: boolean }): string {
  const short = field.length === 1;
  const number = (value: number) => (short ? String(value) : two(value));
  switch (field[0]) {
    case 'y':
      return field.length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100);
    case 'd':
      if (field.length > 2) return name(date, { weekday: field.length === 3 ? 'short' : 'long' });
      return number(date.getUTCDate());
    case 'h':
      return number(hour);
    case 's':
      return number(date.getUTCSeconds());
    default:
      if (isMinute) return number(date.getUTCMinutes());
      if (field.length > 2) return name(date, { month: field.length === 3 ? 'short' : 'long' });
      return number(date.getUTCMonth() + 1);
  }
}
