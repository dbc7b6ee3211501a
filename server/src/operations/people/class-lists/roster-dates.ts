const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date of an export as 2026-07-20, also where a spreadsheet has rewritten it: 20/07/2026, 20-Jul-26. `undefined` for what is no
 * date. `isMonthFirst` says that the file writes 07/20/2026.
 */
export function readDate(text: string, isMonthFirst: boolean): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/u.exec(text) ?? [];
  if (year !== undefined) return dateOf(Number(year), Number(month), Number(day));
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/u.exec(text) ?? [];
  if (first !== undefined) {
    const [days, ofMonth] = isMonthFirst ? [second, first] : [first, second];
    return dateOf(fullYear(last), Number(ofMonth), Number(days));
  }
  const [, days, name = '', inYear] = /^(\d{1,2})[-\s]([A-Za-z]{3})[a-z]*[-\s](\d{4}|\d{2})$/u.exec(text) ?? [];
  return days === undefined
    ? undefined
    : dateOf(fullYear(inYear), months.indexOf(name.toLowerCase()) + 1, Number(days));
}

/** Whether dates with strokes have their month first: one of them can be read only so, and none the other way alone. */
export function areMonthFirst(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d/u.exec(text) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  return pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
}

const fullYear = (year: string | undefined) => Number(year) + (year?.length === 2 ? 2000 : 0);

function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
