import { isKeyTitle } from './line-kinds.ts';
import { type Line, sliceLine, withLabel } from './lines.ts';
import type { Item } from './parsed-question.ts';

/** 'M1.', 'MS 1:', 'A1)' before an answer: the mark scheme, or the answer, of question 1. */
const named = /^(?:M|MS|A|Ans|Sol|R|L)\s?(\d{1,2})\s*[.):]\s*(?=\S)/u;
const fewest = 2;

/**
 * The numbers of a key that have a letter of their own, as exports of question banks do, below a title:
 * 'M1. (a) ammeter' is '1. (a) ammeter'; working such as '540 (J)' may stand between.
 */
export function spellSchemeNumbers(items: readonly Item[]): readonly Item[] {
  const title = items.findLastIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  const found = title === -1 ? [] : items.slice(title).flatMap((item) => (numberIn(item) > 0 ? [item] : []));
  const goOn = found.every((item, at) => numberIn(item) === at + 1);
  if (found.length < fewest || !goOn) return items;
  const numbered = new Set(found);
  return items.map((item) => (item.kind === 'line' && numbered.has(item) ? spelt(item) : item));
}

const numberIn = (item: Item): number => (item.kind === 'line' ? Number(named.exec(item.text)?.[1] ?? 0) : 0);

const spelt = (line: Line): Line =>
  withLabel(sliceLine(line, named.exec(line.text)?.[0].length ?? 0), `${numberIn(line)}.`);
