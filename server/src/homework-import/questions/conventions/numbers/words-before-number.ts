import { numberOf } from '../../lines/item-numbers.ts';
import { asks } from '../../lines/line-kinds.ts';
import { sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const label = /^[^\p{L}\p{N}]*(\p{L}[^?!:]{2,60}?)\s*[:–—|*-]\s*(?=(?:q(?:uestion)?\s*)?(\d{1,2})[.):]\s+\S)/iu;
const fewest = 3;

/** 'EXTENSION (we will discuss it) – Q9. Why …' below question 8 is question 9: what is said of it before its number is none of its text. */
export function spellWordsBeforeNumber(items: readonly Item[]): readonly Item[] {
  let last = 0;
  let count = 0;
  return items.map((item) => {
    if (item.kind !== 'line') return item;
    const number = Number(numberOf(item));
    if (number > 0) {
      last = number;
      count += 1;
      return item;
    }
    const [whole, said = '', digits] = readMarker(item.text) === undefined ? (label.exec(item.text) ?? []) : [];
    if (whole === undefined || Number(digits) !== last + 1 || count < fewest || asks(said)) return item;
    last += 1;
    return sliceLine(item, whole.length);
  });
}
