import { isNumbered } from '../../lines/item-numbers.ts';
import { asks } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const label = /^\W{0,3}(?:(?:model|sample|suggested|expected)\s+)?(?:answers?|ans|solution)\s*[:–—-]{1,2}$/iu;
const fewest = 2;

/**
 * 'Ans:' alone above 'i) cheap', 'ii) light' and 'iii) strong' says points of one answer, and no options, where the question above it has no parts
 * with such letters and is no choice.
 */
export function spellListsBelowLabels(items: readonly Item[]): readonly Item[] {
  const spelt = new Map<Item, Line | undefined>();
  let question = -1;
  for (const [index, item] of items.entries()) {
    if (isNumbered(item)) question = index;
    if (item.kind !== 'line' || !label.test(item.text) || question === -1) continue;
    const points = listAt(items, index + 1);
    const above = items.slice(Math.max(question, index - farthest), index);
    if (points.length < fewest || above.some((one) => placeIn(one) === 1 || chooses(one))) continue;
    spelt.set(item, undefined);
    for (const [at, point] of points.entries()) {
      const said = sliceLine(point, readMarker(point.text)?.end ?? 0);
      spelt.set(point, withLabel({ ...said, label: null }, at === 0 ? 'Answer:' : '•'));
    }
  }
  if (spelt.size === 0) return items;
  return items.flatMap((item) => (spelt.has(item) ? (spelt.get(item) ?? []) : [item]));
}

/** The lines from a place on whose small letters go on from 'a' or 'i', none of which asks. */
function listAt(items: readonly Item[], from: number): readonly Line[] {
  const found: Line[] = [];
  for (const item of items.slice(from, from + most)) {
    if (item.kind !== 'line' || placeIn(item) !== found.length + 1 || asks(bare(item))) break;
    found.push(item);
  }
  return found;
}

const chooses = (item: Item) =>
  item.kind === 'line' && /\b(?:which|choose|circle|tick|underline|select|correct)\b/iu.test(item.text);

const most = 12;
/** A question and its parts stand so far above at most. */
const farthest = 30;
const bare = ({ text }: Line) => text.slice(readMarker(text)?.end ?? 0);

/** 2 for 'b)' and for 'ii)'; 0 for a line without a small letter. */
function placeIn(item: Item): number {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  if (marker?.kind !== 'letter' || marker.letter !== marker.letter.toLowerCase()) return 0;
  return /^[ivx]+$/u.test(marker.letter) ? romanPlace(marker.letter) : letterPlace(marker.letter);
}
