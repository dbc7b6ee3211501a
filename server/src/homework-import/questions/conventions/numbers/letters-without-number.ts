import { isNumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import { withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { withMarksAtRight } from '../marks/marks-at-right.ts';

/**
 * A sheet of one question without a number, in parts '(a) (i)' and '(ii)', with '(a) (i) one   1' in its mark scheme: the question has the
 * number 1 in both, so that parts of parts are found.
 */
export function spellLettersWithoutNumber(items: readonly Item[]): readonly Item[] {
  const title = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  if (title < 1 || items.some(isNumbered)) return items;
  const starts = items.flatMap((item, index) => (isFirstPart(item) ? [index] : []));
  const [asked = title, said = 0, ...more] = starts;
  const isOnce = starts.length === 2 && more.length === 0 && asked < title && said > title;
  const areNested = items.some((item) => item.kind === 'line' && /^\(?a\)\s*\(?i\)/u.test(item.text));
  if (!isOnce || !areNested) return items;
  return items.map((item, index) => {
    if (item.kind !== 'line') return item;
    const line = index > title ? withMarksAtRight(item) : item;
    return starts.includes(index) ? withLabel(line, '1.') : line;
  });
}

function isFirstPart(item: Item): boolean {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'letter' && marker.letter === 'a';
}
