import { asksTrueOrFalse } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
/** 'One of these is true' and 'Tick the true statement' ask for one of what stands below. */
const asksForOne =
  /\bwhich\b|\b(?:only\s+)?one\s+(?:of\s+(?:the|these)|statement|is)\b|\bthe\s+(?:true|false|correct|right|wrong|odd)\s+(?:one|statement|sentence)\b/iu;
const namesTruth = /\b(?:true|false)\b/iu;
/** Whether a text has three words or more, as a statement has. */
export const isStatement = (text: string): boolean => /(?:\p{L}[\p{L}'’-]*\W+){2}\p{L}/u.test(text);

/**
 * 'A. Bile is made in the heart.' below '1. True or false?', and 'A. The ____ makes bile.' with a gap in each line, is a part of it, 'a)', where
 * capitals are the letters of options elsewhere.
 */
export function spellStatementsWithCapitals(items: readonly Item[]): readonly Item[] {
  const parts = new Map<Item, Line>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || readMarker(item.text)?.kind !== 'number') continue;
    const own = statementsFrom(items, index + 1);
    if (!asksTrueOrFalse(item.text) && !own.every(({ text }) => /_{3,}|…{2,}|\.{5,}/u.test(text))) continue;
    // 'The assertion is true but the reason is false.' is an option.
    const areOptions = asksForOne.test(item.text) || own.every(({ text }) => namesTruth.test(text));
    if (own.length < fewest || areOptions) continue;
    for (const [at, line] of own.entries()) parts.set(line, asPart(line, at));
  }
  return parts.size === 0 ? items : items.map((item) => parts.get(item) ?? item);
}

/** Lines 'A', 'B', 'C' at once, each of which says something. */
function statementsFrom(items: readonly Item[], from: number): readonly Line[] {
  const found: Line[] = [];
  for (let index = from; index < items.length; index++) {
    const item = items[index];
    const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
    if (item?.kind !== 'line' || marker?.kind !== 'letter' || marker.letter !== String.fromCharCode(65 + found.length))
      break;
    if (!isStatement(item.text.slice(marker.end).replaceAll('_', ''))) return [];
    found.push(item);
  }
  return found;
}

const asPart = (line: Line, at: number) =>
  relabelled(sliceLine(line, readMarker(line.text)?.end ?? 0), `${String.fromCharCode(97 + at)})`);
