import { asks, isAnswerSpace, isKeyTitle, readSection } from './line-kinds.ts';
import { type Line, sliceLine, withLabel } from './lines.ts';
import { readMarker } from './markers.ts';
import type { Item } from './parsed-question.ts';

const longest = 40;
/** Numbers begin anew below this many names or more; else the name is the title of the whole. */
const fewest = 2;

/**
 * 'Challenge' above a number 1, or 'Monday', is a section of that name where the answers have the name again, above their number 1 or as
 * 'Challenge: 1 …', and other numbers begin at 1 too.
 */
export function spellNamedSections(items: readonly Item[]): readonly Item[] {
  const numbers = new Map<string, number>();
  const labelled = new Map<number, { end: number; number: number }>();
  const first = new Map<string, number>();
  let count = 0;
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line') continue;
    const own = nameOf(item);
    const isAbove = own !== undefined && isFirst(items[index + 1]);
    const name = isAbove ? own : nameBefore(item)?.name;
    const at = name === undefined ? undefined : first.get(name);
    if (name !== undefined && at !== undefined && count >= fewest) {
      const number = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, number);
      const end = isAbove ? 0 : (nameBefore(item)?.end ?? 0);
      labelled.set(index, { end, number }).set(at, { end: 0, number });
    } else if (isAbove) first.set(own, first.get(own) ?? index);
    if (isFirst(item)) count += 1;
  }
  if (labelled.size === 0) return items;
  const used = new Set(items.flatMap((item) => (item.kind === 'line' ? (readSection(item.text) ?? []) : [])));
  const free = Array.from({ length: 99 }, (_, index) => String(index + 1)).filter((number) => !used.has(number));
  return items.map((item, index) => {
    const found = labelled.get(index);
    const section = found === undefined ? undefined : free[found.number - 1];
    if (item.kind !== 'line' || found === undefined || section === undefined) return item;
    const named = withLabel(sliceLine(item, found.end), `Section ${section}:`);
    return found.end === 0 ? { ...named, isHeading: true } : named;
  });
}

/** What a line says that may be the name of a section; `undefined` for any other line. */
function nameOf({ text }: Line): string | undefined {
  const isName = text.length <= longest && readMarker(text) === undefined && !asks(text) && !isAnswerSpace(text);
  const isOther = !isName || isKeyTitle(text) || readSection(text) !== undefined;
  return isOther ? undefined : plain(text);
}

/** 'Challenge: 1 – …' has the name and where its answers begin. */
function nameBefore({ text }: Line): { name: string; end: number } | undefined {
  const match = /^([^:–]{3,40}?)\s*[:–-]\s*(?=\(?(?:q\s*)?1(?:[a-h)\].:,]|\s))/iu.exec(text);
  return match === null ? undefined : { name: plain(match[1] ?? ''), end: match[0].length };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a line has the number 1, and something behind it: '(1)' alone is a mark. */
function isFirst(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return false;
  const marker = readMarker(item.text);
  const isOne = marker?.kind === 'number' && marker.value === 1 && marker.parts.length === 0;
  return isOne && marker.end < item.text.length;
}
