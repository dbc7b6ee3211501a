import { type Line, withLabel } from '../lines/lines.ts';

/** Boards put each digit of a number into a box, or apart in one: '0 | 1 | . | 1 | Name the gas.' is '01.1 Name the gas.' */
export function joinNumber(row: readonly Line[][], isSpaced: boolean): Line[][] {
  const texts = row.map((cell) => cell.map(({ text }) => text).join(' '));
  const end = texts.findIndex((text) => !/^[\d.]?$/u.test(text) && !(isSpaced && spaced.test(text)));
  const number = texts.slice(0, Math.max(0, end)).join('').replace(/ /gu, '');
  const [first, ...rest] = row[end] ?? [];
  if (!/^0\d(?:\.\d{1,2})?$/u.test(number) || first === undefined) return [...row];
  return [[withLabel(first, number), ...rest], ...row.slice(end + 1)];
}

const spaced = /^0 \d(?: ?\. ?\d{1,2})?$/u;

/** Whether a row, the first of its table, begins with a number whose digits are apart: then it is no row of a mark scheme. */
export const isSpread = ([first]: readonly Line[][]): boolean =>
  spaced.test(first?.map(({ text }) => text).join(' ') ?? '');

/** A margin for whoever marks holds nothing that is asked. */
export function withoutExaminer(cell: readonly Line[]): Line[] {
  const [only, second] = cell;
  const isMargin = only !== undefined && second === undefined && margin.test(only.text);
  return isMargin ? [] : [...cell];
}

const margin =
  /^(?:for\s+)?(?:examiner|teacher|assessor|marker|office)(?:['’]?s)?\s+(?:use\s+)?only\.?$|^leave\s+blank$/iu;
