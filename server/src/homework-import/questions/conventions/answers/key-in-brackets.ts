import { isNumbered, numberOf } from '../../lines/item-numbers.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

const title =
  /^[[(]?\s*(?:(?:for\s+)?(?:the\s+)?teachers?(?:['’]s?)?(?:\s+(?:only|copy|answers?|key|use|notes?))?|(?:quick\s+|the\s+)?(?:answers?|ans|key|solutions?|mark\s*scheme))\s*(?:[:–—-]\s*|\([^()]{0,40}\)\s*[:–—-]?\s*)(?=\(?1\b)/iu;
const inBrackets = /^\[\s*1\b[^[\]]*\]$|^\(\s*1\b.*[^\s(]\)$/su;
const label = /(?<=^|[\s;,|])((?:q\s*)?\(?)(\d{1,2})([.):]+(?!\d)\s*|\s+)(?=\S)/giu;
/** '(6a)' */
const parts = /(?:^|[\s(])\d{1,2}\s?\(?[a-h][).:]/u;
const fewest = 2;

/**
 * '(Answers: 1 cells 2 nucleus, membrane 3 it grows)', 'Teacher: 1. cells 2. nucleus' and '[1. cells; 2. nucleus]' below the last question are a
 * key in one line, with an answer for each number: a line for each.
 */
export function spellKeyInBrackets(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex((item) => isNumbered(item));
  const asked = items.flatMap((item) => (isNumbered(item) ? (numberOf(item) ?? []) : []));
  const count = asked.length;
  if (count < fewest || new Set(asked).size !== count || asked.at(-1) !== String(count)) return items;
  const at = items.findIndex(
    (item, index) => index > last && item.kind === 'line' && linesOf(item, count) !== undefined,
  );
  const line = items[at];
  if (line?.kind !== 'line' || !isUnanswered(items.filter((item) => item !== line))) return items;
  return [...items.slice(0, at), ...(linesOf(line, count) ?? []), ...items.slice(at + 1)];
}

function linesOf(line: Line, count: number): readonly Line[] | undefined {
  const titled = title.exec(line.text)?.[0].length ?? 0;
  if ((titled === 0 && !inBrackets.test(line.text)) || parts.test(line.text)) return undefined;
  const from = titled === 0 ? 1 : titled;
  const to = /^[[(]/u.test(line.text) ? line.text.replace(/[)\]]\s*\.?$/u, '').length : line.text.length;
  const key = sliceLine(line, from, to);
  const starts: { number: number; at: number; end: number }[] = [];
  let last = 0;
  let style = '';
  for (const { index, 0: whole, 1: open = '', 2: digits, 3: close = '' } of key.text.matchAll(label)) {
    const own = open + close.trim();
    const number = Number(digits);
    const isNext = number === last + 1 || (/[.):]/u.test(own) && number > last && number <= count);
    if (!isNext || (starts.length > 0 && own !== style)) continue;
    style = own;
    last = number;
    starts.push({ number, at: index, end: index + whole.length });
  }
  const entries = starts.map(({ number, end }, index) => {
    const said = key.text.slice(end, starts[index + 1]?.at).replace(/[\s;,|/•·]+$/u, '');
    return withLabel(sliceLine(key, end, end + said.length), `${number}.`);
  });
  // A key that says no more than the others do is read as they are.
  const isPlain = /^(?:answers?|key|ans)\s*[:–-]/iu.test(line.text) && (style !== '' || count > 3);
  if (isPlain && entries.length === count) return undefined;
  // What is to be drawn may have none.
  if (last !== count || starts[0]?.at !== 0 || entries.length <= count / 2) return undefined;
  return [spokenLine('Answers', line.place), ...entries];
}
