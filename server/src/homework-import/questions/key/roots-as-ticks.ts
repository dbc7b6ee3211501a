import type { Line } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 3;
const tick =
  /(?<=[\p{L}\d)\].,;:%°²³]\s{0,3})√{1,3}\s?(½|[1-3])\s?(?:(?:mks?|marks?|m)\b\.?)?(?=\s*(?:[(,.;]|$)|\s\p{L})/gu;

/** 'It floats √1', 'It is lighter √2mks': behind a root that stands for a tick its marks, where several lines of a scheme have them. */
export function spellRootsAsTicks(key: readonly Item[]): readonly Item[] {
  const ticked = new Set(key.filter((item) => item.kind === 'line' && item.text.search(tick) !== -1));
  if (ticked.size < fewest) return key;
  return key.map((item) => (item.kind === 'line' && ticked.has(item) ? spelt(item) : item));
}

function spelt(line: Line): Line {
  const text = line.text.replace(tick, (_whole, count: string) => (count === '½' ? '' : ` (${count})`));
  const [span] = line.spans;
  return { ...line, text, spans: span === undefined ? [] : [{ ...span, text }] };
}
