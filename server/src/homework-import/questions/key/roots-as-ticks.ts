import type { Line } from '../lines/lines.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 3;
const tick =
  /(?<=[\p{L}\d)\].,;:%°²³]\s{0,3})√{1,3}\s?(½|[1-3])\s?(?:(?:mks?|marks?|m)\b\.?)?(?=\s*(?:[(,.;]|$)|\s\p{L})/gu;

/** '1.1 B√' */
const letter = /(?<=\s\(?[A-H]\)?)[√✓✔]{1,2}(?=\s|$)/u;

/** 'It floats √1', 'It is lighter √2mks': behind a root that stands for a tick its marks, where several lines of a scheme have them; none at '1.1 B√'. */
export function spellRootsAsTicks(key: readonly Item[]): readonly Item[] {
  const chosen = new Set(key.filter((item) => item.kind === 'line' && letter.test(item.text)));
  if (chosen.size >= fewest)
    return spellRootsAsTicks(
      key.map((item) =>
        item.kind === 'line' && chosen.has(item) ? withText(item, item.text.replace(letter, '')) : item,
      ),
    );
  const ticked = new Set(key.filter((item) => item.kind === 'line' && item.text.search(tick) !== -1));
  if (ticked.size < fewest) return key;
  return key.map((item) => (item.kind === 'line' && ticked.has(item) ? spelt(item) : item));
}

const spelt = (line: Line) =>
  withText(
    line,
    line.text.replace(tick, (_whole, count: string) => (count === '½' ? '' : ` (${count})`)),
  );

function withText(line: Line, text: string): Line {
  const [span] = line.spans;
  return { ...line, text, spans: span === undefined ? [] : [{ ...span, text }] };
}
