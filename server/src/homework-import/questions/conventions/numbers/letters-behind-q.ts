import { isTitleOfKey } from '../../key/title-of-key.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { countedOn, numberIn } from './counted-on.ts';

const named = /^Q(?:uestion\s|\.\s?|\s)?\s*\(?([A-Z])(?:\)\s*[.:]?|\s?[.:–—]|\s+-|\s{2,})\s*(?=\S)/iu;
const fewest = 2;

/**
 * 'QA) What …', 'QB) What …' or 'Question A: …' are questions with letters for numbers: they are counted on from the last number above them, or from 1.
 * A letter that comes again, in the answers, has the number that it had. With numbers among them they name sections.
 */
export function spellLettersBehindQ(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) => {
    const match = item.kind === 'line' && !item.continues ? named.exec(item.text) : null;
    return match === null ? [] : [{ index, place: letterPlace(match[1] ?? ''), end: match[0].length }];
  });
  const places = new Set(found.map(({ place }) => place));
  const isFromA = [...places].every((place, at) => place === at + 1);
  const first = found[0]?.index ?? 0;
  const title = items.findIndex((item, index) => index > first && isTitleOfKey(item));
  const asked = items.slice(first, title === -1 ? undefined : title);
  if (places.size < fewest || !isFromA || asked.some((item) => item.kind === 'line' && numberIn(item) > 0))
    return items;
  const last = items.slice(0, first).findLast((item) => item.kind === 'line' && numberIn(item) > 0);
  const labels = new Map(found.map((one) => [one.index, one]));
  return items.map((item, index) => {
    const own = labels.get(index);
    if (own === undefined || item.kind !== 'line') return item;
    return last?.kind === 'line' ? countedOn(item, own.end, last, own.place) : numbered(item, own);
  });
}

const numbered = (line: Line, { end, place }: { readonly end: number; readonly place: number }) =>
  withLabel(sliceLine(line, end), `Question ${place}:`);
