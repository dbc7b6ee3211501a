import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

/** 'osmosis – movement of water', 'iron = Fe' */
const pair = /^((?:[\p{L}\d’'()/-]+\s){0,3}[\p{L}\d’'()/-]+)\s*(?:\s[–—-]\s|:\s|\s=\s)\s*(?=[\p{L}\d])(?!.*\?)/u;
const asksForThem =
  /^(?!.*\bequations?\b).*(?:\bdefine\b|\b(?:write|give|state)\b.{0,40}\b(?:definitions?|meanings?|symbols?)\b|\bwhat\b.{0,40}\bmeans?\b)/iu;
const fewest = 3;
/** How far above the first an order may stand. */
const near = 2;

/**
 * In a copy with answers, 'osmosis – movement of water' below 'Define these terms.' asks for the term, and says its meaning: where all
 * numbers or letters below such an order have a pair, and there is no key.
 */
export function spellTermsWithMeanings(items: readonly Item[]): readonly Item[] {
  const found = new Map<Item, number>();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' || found.has(item) || !isOrdered(items, index)) continue;
    const list = listFrom(items, index);
    const ends = list.map(endOfTerm);
    if (list.length < fewest || ends.includes(undefined)) continue;
    for (const [at, line] of list.entries()) found.set(line, ends[at] ?? 0);
  }
  if (found.size === 0 || items.some((item) => item.kind === 'line' && isKeyTitle(item.text))) return items;
  return items.map((item) => {
    const end = found.get(item);
    return item.kind === 'line' && end !== undefined ? spelt(item, end) : item;
  });
}

function isOrdered(items: readonly Item[], index: number): boolean {
  const above = items.slice(Math.max(0, index - near), index);
  return markerOf(items[index]) === '1' && above.some((item) => item.kind === 'line' && asksForThem.test(item.text));
}

/** '1' for the first of numbers or letters, whose list goes on in the same way. */
function markerOf(item: Item | undefined): string | undefined {
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  if (marker?.kind === 'number') return marker.parts.length === 0 ? String(marker.value) : undefined;
  return marker?.kind === 'letter' ? String(marker.letter.toLowerCase().charCodeAt(0) - 96) : undefined;
}

function listFrom(items: readonly Item[], start: number): readonly Line[] {
  const kind = kindOf(items[start]);
  const list: Line[] = [];
  for (let item = items[start]; item?.kind === 'line'; item = items[start + list.length]) {
    if (kindOf(item) !== kind || markerOf(item) !== String(list.length + 1)) break;
    list.push(item);
  }
  return list;
}

const kindOf = (item: Item | undefined) => (item?.kind === 'line' ? readMarker(item.text)?.kind : undefined);

/** Where the term ends in a line, from its beginning; `undefined` where it has no pair. */
function endOfTerm({ text }: Line): number | undefined {
  const from = readMarker(text)?.end ?? 0;
  const term = pair.exec(text.slice(from))?.[1];
  return term === undefined ? undefined : from + term.length;
}

function spelt(line: Line, end: number): Line {
  const answer = line.text.slice(end).replace(/^\s*[–—:=-]\s*/u, '');
  return withAnswer(sliceLine(line, 0), answer, undefined, end);
}
