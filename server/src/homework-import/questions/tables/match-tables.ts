import { type Line, sliceLine, spokenLine } from '../lines/lines.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { cellText } from './question-table.ts';
import { asksToMatch } from './read-match.ts';

type Cell = TableItem['rows'][number][number];

const fewest = 3;
const near = 3;
const onBlank = /^_*\s*([A-Z])\s*_+\s*(?=[\p{L}\d(])/u;
const lettered = /^\(?([A-Z])[).:]?\s+\S/u;
const letterAlone = /^\(?([A-Za-z])[).]?$/u;
const pair = /(?:^|[\s,;])([A-Z])\s*[=:–-]\s*(.+?)(?=[\s,;]+[A-Z]\s*[=:–-]\s|$)/gu;

/**
 * Tables to match in which a teacher's copy has the letters on the blanks, 'E__ habitat' beside 'A) …', or between the sides, and those with
 * the letters of a list above, 'A = rain gauge, B = …': as rows of a term, its letter, and what has a letter.
 */
export function spellMatchTables(items: readonly Item[]): readonly Item[] {
  const used = new Set<Item>();
  return items.flatMap((item, index): readonly Item[] => {
    if (used.has(item)) return [];
    if (item.kind !== 'table') return [item];
    const next = items[index + 1];
    const below = next?.kind === 'table' ? lettersBelow(item.rows, next.rows) : undefined;
    if (next !== undefined && below !== undefined) {
      used.add(next);
      return [{ ...item, rows: below }];
    }
    const above = items
      .slice(Math.max(0, index - near - 8), index)
      .flatMap((one) => (one.kind === 'line' ? [one.text] : []));
    const rows = lettersOnBlanks(item.rows) ?? lettersBetween(item.rows) ?? lettersOfList(item, above);
    return [rows === undefined ? item : { ...item, rows }];
  });
}

/** '__E__ habitat | A) a living thing …' */
function lettersOnBlanks(rows: TableItem['rows']): TableItem['rows'] | undefined {
  const found = rows.map(([left, ...others]) => {
    const [line, ...more] = left ?? [];
    const letter = onBlank.exec(line?.text ?? '');
    const right = others.findLast((cell) => cell.length > 0);
    if (line === undefined || more.length > 0 || letter === null || right === undefined) return undefined;
    if (!lettered.test(cellText(right))) return undefined;
    return [[sliceLine(line, letter[0].length)], [spokenLine(letter[1] ?? '', line.place)], right];
  });
  const whole = found.filter((row) => row !== undefined);
  return whole.length >= fewest && whole.length === rows.length ? whole : undefined;
}

/** '1 Heart | A filters blood' above '1 | 2 | 3' and 'B | A | C', which has the letters, or room for them. */
function lettersBelow(rows: TableItem['rows'], grid: TableItem['rows']): TableItem['rows'] | undefined {
  const [labels = [], letters = [], ...more] = grid.map((row) => row.map(cellText));
  const numbers = labels.every((text, index) => text.replace(/[).:]/gu, '') === String(index + 1));
  const areLetters = letters.every((text) => text === '' || letterAlone.test(text));
  if (!numbers || !areLetters || more.length > 0 || labels.length !== rows.length || letters.length !== labels.length)
    return undefined;
  if (!rows.every((row) => row.length === 2 && lettered.test(cellText(row[1] ?? [])))) return undefined;
  return rows.map(([left = [], right = []], index) => {
    const letter = letters[index] ?? '';
    return letter === '' ? [left, right] : [left, [spokenLine(letter, left[0]?.place ?? 0)], right];
  });
}

/** '1 | Lungs | R | P | Absorbs digested food': both sides have labels, and the letter stands between them. */
function lettersBetween(rows: TableItem['rows']): TableItem['rows'] | undefined {
  const found = rows.map((row) => {
    const cells = row.filter((cell) => cell.length > 0);
    const [description, label, given, term] = [...cells].reverse();
    if (description === undefined || label === undefined || given === undefined || term === undefined) return undefined;
    const letter = letterAlone.exec(cellText(label))?.[1];
    const isGiven = letterAlone.test(cellText(given)) && cells.length > 3 && cells.length < 6;
    const [first] = description;
    if (letter === undefined || !isGiven || first === undefined || cellText(term).length < 2) return undefined;
    const named = { ...first, text: `${letter}) ${first.text}` };
    return [term, given, [named, ...description.slice(1)]];
  });
  const whole = found.filter((row) => row !== undefined);
  return whole.length >= fewest && whole.length >= rows.length - 1 ? whole : undefined;
}

/** Terms beside a letter, or room for one, below 'A = rain gauge   B = anemometer'. */
function lettersOfList({ rows, place }: TableItem, above: readonly string[]): TableItem['rows'] | undefined {
  const asked = above.findLastIndex((text) => asksToMatch(text) || /\bwrite\b.*\bletter/iu.test(text));
  const found =
    asked === -1
      ? []
      : [
          ...above
            .slice(asked + 1)
            .join(' ; ')
            .matchAll(pair),
        ];
  const goOn = found.every(([, letter], index) => letter === 'ABCDEFGHIJKL'.charAt(index));
  const body = rows.filter(
    (row) => row.length === 2 && (cellText(row[1] ?? []) === '' || letterAlone.test(cellText(row[1] ?? []))),
  );
  if (found.length < fewest || !goOn || body.length !== found.length || body.length < rows.length - 1) return undefined;
  return body.map(([term, given], index): readonly Cell[] => {
    const [, letter = '', text = ''] = found[index] ?? [];
    const said: Line = spokenLine(`${letter}) ${text.replace(/[\s,;]+$/u, '')}`, place);
    return [term ?? [], given ?? [], [said]];
  });
}
