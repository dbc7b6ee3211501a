import { isKeyTitle } from '../../lines/line-kinds.ts';
import { sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withBehind } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

const range = /^\(?(\d{1,3})\s?(?:[-–—]|to)\s?(\d{1,3})\)?\s?[.):]\s*(?=\p{L})/u;
const most = 10;

/**
 * '6-8. Give three states of matter.' counts for three numbers, as enumerations of Philippine tests do: it is question 8, with three marks where
 * it says none, and so is its answer. The number before it must be the last of the question above.
 */
export function spellEnumerations(items: readonly Item[]): readonly Item[] {
  let last = 0;
  let isKey = false;
  const asked = new Set<string>();
  const spelt = items.map((item): Item => {
    if (item.kind !== 'line') return item;
    if (isKeyTitle(item.text)) [isKey, last] = [true, 0];
    const [whole = '', from, to] = range.exec(item.text) ?? [];
    const several = Number(to) - Number(from) + 1;
    // '1-3: BAC' is a key of three questions.
    const mayBe = isKey ? asked.has(`${from}-${to}`) : last === 0 || Number(from) === last + 1;
    if (whole !== '' && several > 1 && several <= most && mayBe) {
      last = Number(to);
      asked.add(`${from}-${to}`);
      const own = withLabel(sliceLine(item, whole.length), `${last}.`);
      return isKey || takeMarks(own.text).marks !== undefined ? own : withBehind(own, ` [${several}]`);
    }
    const marker = readMarker(item.text);
    if (marker?.kind === 'number') last = marker.value;
    return item;
  });
  return asked.size === 0 ? items : spelt;
}
