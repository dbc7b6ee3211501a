import { type Line, withLabel } from '../lines.ts';

/** Boards put each digit of a number into a box: '0 | 1 | . | 1 | Name the gas.' is '01.1 Name the gas.' */
export function joinNumber(row: readonly Line[][]): Line[][] {
  const texts = row.map((cell) => cell.map(({ text }) => text).join(' '));
  const end = texts.findIndex((text) => !/^[\d.]?$/u.test(text));
  const number = texts.slice(0, Math.max(0, end)).join('');
  const [first, ...rest] = row[end] ?? [];
  if (!/^0\d(?:\.\d{1,2})?$/u.test(number) || first === undefined) return [...row];
  return [[withLabel(first, number), ...rest], ...row.slice(end + 1)];
}

/** A margin for whoever marks holds nothing that is asked. */
export function withoutExaminer(cell: readonly Line[]): Line[] {
  const [only, second] = cell;
  const isMargin = only !== undefined && second === undefined && margin.test(only.text);
  return isMargin ? [] : [...cell];
}

const margin =
  /^(?:for\s+)?(?:examiner|teacher|assessor|marker|office)(?:['’]?s)?\s+(?:use\s+)?only\.?$|^leave\s+blank$/iu;
