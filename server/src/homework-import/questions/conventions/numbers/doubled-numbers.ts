import { sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const again = /^(\d{1,3})[.)]\s+(?=\p{L})/u;
const fewest = 3;
/** Of the numbered lines. */
const share = 0.7;

/**
 * '1. 1. What …', where a list that had typed numbers was given automatic ones as well: the outer number goes on through all, the inner may
 * begin again in each section. The inner is taken off.
 */
export function withoutDoubledNumbers(items: readonly Item[]): readonly Item[] {
  const numbers = items.map((item) => (item.kind === 'line' ? doubled(item.text) : undefined));
  const found = numbers.filter((one) => one !== undefined);
  const isGoingOn = found.every(({ outer }, at) => at === 0 || outer === (found[at - 1]?.outer ?? 0) + 1);
  const areInner = found.every(({ inner }, at) => inner === 1 || inner === (found[at - 1]?.inner ?? 0) + 1);
  const all = items.filter((item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number').length;
  if (found.length < Math.max(fewest, all * share) || !isGoingOn || !areInner || found[0]?.inner !== 1) return items;
  return items.map((item, index) => {
    const own = numbers[index];
    if (item.kind !== 'line' || own === undefined) return item;
    const { text } = item;
    const outer = sliceLine(item, 0, own.from);
    const rest = sliceLine(item, own.to);
    return { ...item, text: text.slice(0, own.from) + text.slice(own.to), spans: [...outer.spans, ...rest.spans] };
  });
}

function doubled(text: string): { outer: number; inner: number; from: number; to: number } | undefined {
  const marker = readMarker(text);
  if (marker?.kind !== 'number') return undefined;
  const match = again.exec(text.slice(marker.end));
  if (match === null) return undefined;
  return { outer: marker.value, inner: Number(match[1]), from: marker.end, to: marker.end + match[0].length };
}
