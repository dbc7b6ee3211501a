import type { TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';

const number = /^(?:q(?:uestion)?\s*)?\(?(\d{1,2})([a-h])?[.):]*$/iu;
const longest = 60;
const fewest = 3;

type Rows = TableItem['rows'];

/**
 * Splits a table with a number in the first cell of each row, which goes on by one, from rows that only name what comes next, 'LAST WEEK': `names` are
 * those above the first, and none are kept between. `undefined` for a table without such rows.
 */
export function takeSectionRows(rows: Rows): { names: Rows; rest: Rows } | undefined {
  const read = rows.map((row) => ({ row, texts: row.map(cellText) }));
  const labels = read.flatMap(({ texts }) => {
    const [, digits, letter] = (texts.length > 1 && number.exec(texts[0] ?? '')) || [];
    return digits === undefined ? [] : [{ value: Number(digits), letter }];
  });
  const numbers = labels.map(({ value }) => value);
  // '4a' and '4b' have one number.
  const goOn = labels.every(
    ({ value, letter }, index) =>
      index === 0 ||
      value === (numbers[index - 1] ?? 0) + 1 ||
      (value === numbers[index - 1] && letter !== undefined && letter !== 'a'),
  );
  const [title] = read;
  const [named = '', ...others] = title?.texts ?? [];
  const isTitled = /\p{L}{3}/u.test(named) && others.length > 0 && others.every((text) => text === '');
  const names = new Set(
    read.filter(({ texts, row }) => isName(texts) || (isTitled && row === title?.row)).map(({ row }) => row),
  );
  const sayMarks = [...names].some((row) => /\b(?:marks?|points?|pts?)\b/iu.test(row.map(cellText).join(' ')));
  if (sayMarks || numbers.length < fewest || !goOn || names.size === 0 || names.size > numbers.length) return undefined;
  const first = read.findIndex(({ texts }) => number.test(texts[0] ?? ''));
  return {
    names: rows.slice(0, first).filter((row) => names.has(row)),
    rest: rows.filter((row) => !names.has(row)),
  };
}

/** A few words in one cell. */
function isName(texts: readonly string[]): boolean {
  const [text, ...more] = texts.filter((one) => one !== '');
  return text !== undefined && more.length === 0 && text.length < longest && !number.test(text);
}
