const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayAndMonth = /^0?(\d{1,2})[-\s](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/u;
const monthAndYear = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2})$/u;
const asksForTime = /\b(?:when|date|day|month|year|time|clock|hour|birthday|minutes?)\b/iu;

/**
 * What somebody typed into a cell that Excel made a date or a time of: '1-Feb' was '1/2', '2:03' was '2:3'. `undefined` for any other text, and
 * where the question asks for such a thing. Excel shows so only what was typed without a year.
 */
export function typedBefore(
  question: string,
  text: string,
  isTime: boolean,
): { made: string; typed: string } | undefined {
  if (asksForTime.test(question)) return undefined;
  const numberOf = (month: string) => months.indexOf(month.toLowerCase()) + 1;
  const [, day, month = ''] = dayAndMonth.exec(text) ?? [];
  if (day !== undefined) return { made: 'date', typed: `${day}/${numberOf(month)}` };
  const [, first, second = ''] = monthAndYear.exec(text) ?? [];
  if (first !== undefined) return { made: 'date', typed: `${numberOf(first)}/${Number(second)}` };
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/u.exec(text) ?? [];
  return isTime && hours !== '' ? { made: 'time', typed: `${Number(hours)}:${Number(minutes)}` } : undefined;
}
