import { plainText } from '../../site/normalise-name.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** '10-Jan', 'Oct-1' and '10 January': how Excel shows a class such as 10/1 that it took for a date. */
const form = /^(?:(\d{1,2})[-\s/]([a-z]{3})[a-z]*|([a-z]{3})[a-z]*[-\s/](\d{1,2}))(?:[-\s/]\d{2,4})?$/iu;

export const isExcelDate = (text: string) => months.includes(monthOf(text));

/** The class that Excel made a date of, if it can be only one of those that are known. */
export function findDatedCode(text: string, known: readonly string[]): string | undefined {
  if (!isExcelDate(text)) return undefined;
  const [, before, , , after] = form.exec(text) ?? [];
  const [day, month] = [Number(before ?? after), months.indexOf(monthOf(text)) + 1];
  const may = new Set([`${day}/${month}`, `${month}/${day}`, `${day}-${month}`, `${month}-${day}`]);
  const codes = known.filter((code) => may.has(plainText(code).replace(/(?<!\d)0(?=\d)/gu, '')));
  return new Set(codes).size === 1 ? codes[0] : undefined;
}

function monthOf(text: string): string {
  const [, , behind, before] = form.exec(text) ?? [];
  return (behind ?? before ?? '').toLowerCase();
}
