import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const number = /^([A-H])\s?(\d{1,2})[.:)]?(?:\s+(?=\S)|$)/u;
const fewest = 3;
/** How far above its first number the name of a section stands. */
const near = 3;

/**
 * Numbers that say their section, 'A1 Yo estudio …', 'A2 …' below 'A) Circle the verb.' and 'B1 …' below 'B) …', are '1.' and '2.' of
 * 'Section A: …'; so are 'A1 | estudio' and 'B1 | Las' in a table of answers.
 */
export function spellSectionsWithNumbers(items: readonly Item[]): readonly Item[] {
  const lines = items.flatMap((item): readonly Item[] =>
    item.kind === 'table' ? (rowsOf(item.rows) ?? [item]) : [item],
  );
  const found = lines.flatMap((item, index) => {
    const [, letter = '', digits] = (item.kind === 'line' && number.exec(item.text)) || [];
    return item.kind === 'line' && digits !== undefined ? [{ index, item, letter, value: Number(digits) }] : [];
  });
  const letters = new Set(found.map(({ letter }) => letter));
  const goOn = found.every(({ letter, value }, at) => {
    const last = found[at - 1];
    return value === 1 || (last?.letter === letter && last.value === value - 1);
  });
  const areInOrder = [...letters].every((letter, at) => letter === 'ABCDEFGH'.charAt(at));
  if (found.length < fewest || letters.size < 2 || !goOn || !areInOrder) return items;
  const spelt = new Map<number, readonly Line[]>();
  for (const { index, item, letter, value } of found) {
    const own = relabelled(sliceLine(item, number.exec(item.text)?.[0].length ?? 0), `${value}.`);
    const named = value === 1 ? nameAbove(lines, index, letter) : undefined;
    if (named !== undefined) spelt.set(named.index, [named.line]);
    const isNamed = value !== 1 || named !== undefined;
    spelt.set(index, isNamed ? [own] : [spokenLine(`Section ${letter}`, item.place), own]);
  }
  return lines.flatMap((item, index): readonly Item[] => spelt.get(index) ?? [item]);
}

/** 'B) Fill in the gap.' above B1, as 'Section B: Fill in the gap.'. */
function nameAbove(items: readonly Item[], index: number, letter: string): { index: number; line: Line } | undefined {
  for (let at = index - 1; at >= Math.max(0, index - near); at--) {
    const item = items[at];
    const name = item?.kind === 'line' ? /^(?:section\s+|part\s+)?([A-H])\s?[).:–-]\s*/iu.exec(item.text) : null;
    if (item?.kind === 'line' && name?.[1]?.toUpperCase() === letter)
      return { index: at, line: relabelled(sliceLine(item, name[0].length), `Section ${letter}:`) };
  }
  return undefined;
}

/** 'A1 | estudio' as a line, where every row of a table is such a pair. */
function rowsOf(rows: readonly (readonly (readonly Line[])[])[]): readonly Line[] | undefined {
  const lines = rows.flatMap((row): readonly Line[] => {
    const [[label] = [], [answer, ...more] = [], ...others] = row;
    const isPair = label !== undefined && answer !== undefined && /^[A-H]\s?\d{1,2}[.:)]?$/u.test(label.text);
    return isPair && others.every((cell) => cell.length === 0) ? [withLabel(answer, label.text), ...more] : [];
  });
  return rows.length > 0 && lines.length >= rows.length ? lines : undefined;
}
