import { isTitleOfKey } from '../../key/title-of-key.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const head = /^(?:q\s*)?(\d{1,2})[.)]?\s+([a-h])\s+(?=(\S))/u;
const below = /^([b-h])\s+(?=(\S))/u;
/** 'End of unit test mark scheme 7AB' in no special look. */
const namesScheme = /^\P{N}[^.?!]{0,60}\b(?:mark\s*scheme|answer\s*key|answers)\b\W*\w{0,6}$/iu;
const fewest = 2;

/**
 * '1 a Draw …' with 'b What …' below it are '1. a) Draw …' and 'b) What …', in the answers too, where several questions are so: '1 a car
 * travels …' alone is a sentence.
 */
export function spellPartsWithBareLetters(items: readonly Item[]): readonly Item[] {
  const spoken = new Map<Item, Line>();
  let letter = '';
  let isKey = false;
  let heads = 0;
  let parts = 0;
  for (const item of items) {
    if (item.kind !== 'line') continue;
    if (isTitleOfKey(item) || (heads > 0 && namesScheme.test(item.text))) isKey = true;
    const [whole, number, first, begin = ''] = head.exec(item.text) ?? [];
    if (whole !== undefined && first !== undefined && (isKey || (first === 'a' && /[\p{Lu}\p{N}"“‘'(]/u.test(begin)))) {
      letter = first;
      if (!isKey) heads += 1;
      spoken.set(item, withLabel(sliceLine(item, whole.length), `${number}. ${first})`));
      continue;
    }
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') letter = '';
    const isBare = marker === undefined || (marker.kind === 'letter' && !/[).:\]]/u.test(marker.style));
    const [next, own = ''] = isBare ? (below.exec(item.text) ?? []) : [];
    const isNext = isKey ? own > letter : own.charCodeAt(0) === letter.charCodeAt(0) + 1;
    if (next === undefined || letter === '' || !isNext) continue;
    letter = own;
    if (!isKey) parts += 1;
    spoken.set(item, withLabel(sliceLine(item, next.length), `${own})`));
  }
  return heads < fewest || parts < fewest ? items : items.map((item) => spoken.get(item) ?? item);
}
