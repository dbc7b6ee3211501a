import { emphasisOf, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const counted =
  /^\d{1,2}\s+(?=\p{L}[\p{L}/ -]{0,40}\b(?:questions?|items?|terms?|problems?|statements?|definitions?)\s*:?$)/iu;

/** '4 Written questions' above them has how many there are, and no number of its own. */
export function withoutCounts(items: readonly Item[]): readonly Item[] {
  return items.map((item) => {
    if (item.kind !== 'line') return item;
    const count = counted.exec(item.text);
    const isHeading = count !== null && (item.isHeading || emphasisOf(item.spans).bold);
    return isHeading ? { ...sliceLine(item, count[0].length), isHeading: true } : item;
  });
}
