import { readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { splitCodes } from './codes-in-line.ts';
import { type Code, chainOf, codeOf } from './codes-of-sections.ts';

/** How far above its first number the name of a section stands. */
const near = 3;

/**
 * Numbers that say their section, 'A1 Yo estudio …', 'A2 …' below 'A) Circle the verb.' and 'B1 …' below 'B) …', are '1.' and '2.' of
 * 'Section A: …'; so are those of answers, in lines or side by side in one. 'A4 paper' and the marks 'M1 A1' are none.
 */
export function spellSectionsWithNumbers(items: readonly Item[]): readonly Item[] {
  const all = items.flatMap((item): readonly Item[] => (item.kind === 'line' ? splitCodes(item) : [item]));
  const found = all.flatMap((item, index) => {
    const code = item.kind === 'line' ? codeOf(item.text) : undefined;
    return item.kind === 'line' && code !== undefined ? [{ index, item, ...code }] : [];
  });
  const chain = chainOf(found);
  // Options that are figures, 'A 1 N', 'B 2 N' and 'C 3 N', have a letter each.
  if (chain === undefined || new Set(chain.map(({ letter }) => letter)).size === chain.length) return items;
  const spelt = new Map<number, readonly Line[]>();
  for (const [at, { index, item, letter, value, end }] of chain.entries()) {
    const own = relabelled(sliceLine(item, end), `${value}.`);
    const last = chain[at - 1];
    const isFirst = last === undefined || last.letter !== letter || last.value > value;
    const named = isFirst ? nameAbove(all, { from: (last?.index ?? -1) + 1, to: index }, letter) : undefined;
    if (named !== undefined) spelt.set(named.index, [named.line]);
    spelt.set(index, !isFirst || named !== undefined ? [own] : [spokenLine(`Section ${letter}`, item.place), own]);
  }
  return all.flatMap((item, index): readonly Item[] => spelt.get(index) ?? [item]);
}

/** 'Section B: Bonding' above B1, however far, as it is; 'B) Fill in the gap.' right above it, as 'Section B: Fill in the gap.'. */
function nameAbove(
  items: readonly Item[],
  { from, to }: { readonly from: number; readonly to: number },
  letter: Code['letter'],
): { index: number; line: Line } | undefined {
  for (let at = to - 1; at >= from; at--) {
    const item = items[at];
    if (item?.kind !== 'line') continue;
    if (readSection(item.text)?.toUpperCase() === letter) return { index: at, line: item };
    const name = at >= to - near ? /^(?:section\s+|part\s+)?([A-H])\s?[).:–-]\s*/iu.exec(item.text) : null;
    if (name?.[1]?.toUpperCase() === letter)
      return { index: at, line: relabelled(sliceLine(item, name[0].length), `Section ${letter}:`) };
  }
  return undefined;
}
