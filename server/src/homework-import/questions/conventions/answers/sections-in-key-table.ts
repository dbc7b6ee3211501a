import { isNumbered } from '../../lines/item-numbers.ts';
import { readSection } from '../../lines/line-kinds.ts';
import { type Line, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';

const longest = 60;
/** How far below the name of a section its number 1 stands: an instruction may be between. */
const near = 3;
const fewest = 2;

/**
 * A table of answers whose rows, or columns, have the names of headings above: '8Ca | A | C | B' below '| 1 | 2 | 3'. The headings are
 * sections of those names, whose numbers begin anew, and the table is a list of their answers.
 */
export function spellSectionsOfTable(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex(({ kind }) => kind === 'table');
  const table = items[at];
  if (table?.kind !== 'table') return items;
  const headings = headingsAbove(items.slice(0, at));
  const keyed = answersOf(table, headings) ?? answersOf(turned(table), headings);
  if (keyed === undefined) return items;
  const names = new Map(keyed.map(({ heading }, index) => [heading, `Section ${index + 1}`]));
  return items.flatMap((item, index): readonly Item[] => {
    const name = item.kind === 'line' ? names.get(item) : undefined;
    if (item.kind === 'line' && name !== undefined) return [{ ...withLabel(item, `${name}:`), isHeading: true }];
    if (index !== at) return [item];
    return keyed.flatMap(({ heading, answers }) => [spokenLine(names.get(heading) ?? '', table.place), ...answers]);
  });
}

interface Keyed {
  readonly heading: Line;
  readonly answers: readonly Line[];
}

/** Lines without a number of their own that stand above a number 1. */
function headingsAbove(items: readonly Item[]): ReadonlyMap<string, Line> {
  return new Map(
    items.flatMap((item, index) => {
      if (item.kind !== 'line' || item.text.length > longest || isNumbered(item)) return [];
      if (readSection(item.text) !== undefined) return [];
      const next = items.slice(index + 1, index + 1 + near).find((one) => isNumbered(one) || one.kind !== 'line');
      return next?.kind === 'line' && /^\W*(?:q(?:uestion)?\s*)?1\b/iu.test(next.text)
        ? [[plain(item.text), item]]
        : [];
    }),
  );
}

function answersOf({ rows, place }: TableItem, headings: ReadonlyMap<string, Line>): readonly Keyed[] | undefined {
  const texts = rows.map((row) => row.map(cellText));
  const [head = [], ...below] = texts;
  const numbers = head.slice(1).map((text) => /^\W*(?:q(?:uestion)?\s*)?(\d{1,2})\W*$/iu.exec(text)?.[1]);
  const areNumbers = numbers.length > 1 && numbers.every((number) => number !== undefined);
  const keyed = (areNumbers ? below : texts).flatMap(([name = '', ...cells]): readonly Keyed[] => {
    const heading = headings.get(plain(name)) ?? beginningWith(plain(name), headings);
    if (heading === undefined) return [];
    const answers = areNumbers
      ? cells.flatMap((text, index) => (text === '' ? [] : [spokenLine(`${numbers[index] ?? ''}. ${text}`, place)]))
      : [spokenLine(cells.join('   '), place)];
    return [{ heading, answers }];
  });
  const isWhole = keyed.length >= fewest && keyed.length === (areNumbers ? below : texts).length;
  return isWhole && (areNumbers || keyed.every(({ answers: [line] }) => /^\W*1/u.test(line?.text ?? '')))
    ? keyed
    : undefined;
}

/** '8Db Yeast' for '8Db', where no other heading begins so. */
function beginningWith(name: string, headings: ReadonlyMap<string, Line>): Line | undefined {
  const found = [...headings].filter(([text]) => name !== '' && text.startsWith(`${name} `));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

const turned = ({ rows, ...table }: TableItem): TableItem => ({
  ...table,
  rows: (rows[0] ?? []).map((_cell, column) => rows.map((row) => row[column] ?? [])),
});

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
