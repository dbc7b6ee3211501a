import {
  asks,
  asksToChoose,
  asksToFillIn,
  asksTrueOrFalse,
  isAnswerSpace,
  isKeyTitle,
  readSection,
} from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';
import { asksToMatch } from '../../tables/read-match.ts';
import { plainName, withAnswersByName } from './key-of-names.ts';

const longest = 40;
/** Numbers begin anew below this many names or more; else the name is the title of the whole. */
const fewest = 2;

/** An instruction, or a box of words, may stand between a name and its number 1. */
const near = 4;

interface Found {
  readonly name: string;
  /** Where what is behind it begins; 0 for a name alone. */
  readonly end: number;
  /** Whether the number 1 is on the next line, or on the same. */
  readonly isClose: boolean;
}

/**
 * 'Challenge' above a number 1, or 'Monday', is a section of that name where the answers have the name again, above their number 1, as
 * 'Challenge: 1 …' or in a table, and other numbers begin at 1 too. Names with something between them and their number are such where two return.
 */
export function spellNamedSections(source: readonly Item[]): readonly Item[] {
  const items = withAnswersByName(
    source,
    new Set(source.flatMap((item, index) => nameAt(source, item, index)?.name ?? [])),
  );
  const numbers = new Map<string, number>();
  const labelled = new Map<number, { end: number; name: string }>();
  const first = new Map<string, { index: number; isClose: boolean }>();
  const close = new Set<string>();
  let count = 0;
  let isBelowSection = false;
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line' && isFirst(item)) count += 1;
    if (item.kind !== 'line') continue;
    if (readSection(item.text) !== undefined) isBelowSection = !/[:.–—-]\s*\(?1[).:\s]/u.test(item.text);
    else if (isFirst(item)) isBelowSection = false;
    // 'Quick check' right below 'Section 2' is a heading within it.
    const found = isBelowSection ? undefined : nameAt(items, item, index);
    const before = found === undefined ? undefined : first.get(found.name);
    if (found !== undefined && before !== undefined && count >= fewest) {
      numbers.set(found.name, numbers.get(found.name) ?? numbers.size + 1);
      labelled.set(index, found).set(before.index, { end: 0, name: found.name });
      if (before.isClose && found.isClose) close.add(found.name);
    } else if (found !== undefined && found.end === 0) first.set(found.name, before ?? { ...found, index });
    if (isFirst(item)) count += 1;
  }
  if (labelled.size === 0) return source;
  const isSection = (name: string) => numbers.size > 1 || close.has(name);
  const used = new Set(items.flatMap((item) => (item.kind === 'line' ? (readSection(item.text) ?? []) : [])));
  const free = Array.from({ length: 99 }, (_, index) => String(index + 1)).filter((number) => !used.has(number));
  if (![...numbers.keys()].some(isSection)) return source;
  return items.map((item, index) => {
    const found = labelled.get(index);
    const section =
      found === undefined || !isSection(found.name) ? undefined : free[(numbers.get(found.name) ?? 0) - 1];
    if (item.kind !== 'line' || found === undefined || section === undefined) return item;
    const named = withLabel(sliceLine(item, found.end), `Section ${section}:`);
    return found.end === 0 ? { ...named, isHeading: true } : named;
  });
}

/** The name that a line is, or begins with; `undefined` for any other line. */
function nameAt(items: readonly Item[], item: Item, index: number): Found | undefined {
  if (item.kind !== 'line') return undefined;
  const name = nameOf(item);
  const isClose = name !== undefined && isFirst(items[index + 1]);
  if (name !== undefined && (isClose || isFar(items, item, index))) return { name, end: 0, isClose };
  const before = nameBefore(item);
  return before === undefined ? undefined : { ...before, isClose: true };
}

/** Whether something that has no number stands between a line that looks like a heading and a number 1. */
function isFar(items: readonly Item[], line: Line, index: number): boolean {
  if (!line.isHeading && !emphasisOf(line.spans).bold) return false;
  const below = items.slice(index + 1, index + 1 + near);
  const at = below.findIndex(
    (item) => item.kind !== 'table' && (item.kind !== 'line' || readMarker(item.text) !== undefined),
  );
  return at > 0 && isFirst(below[at]);
}

/** What a line says that may be the name of a section, 'Match the words' too; `undefined` for any other line. */
function nameOf({ text }: Line): string | undefined {
  const isAsked = asks(text) && (/[?:]\s*$/u.test(text) || !tellsWhatToDo(text));
  const isName = text.length <= longest && readMarker(text) === undefined && !isAsked && !isAnswerSpace(text);
  const isOther = !isName || isKeyTitle(text) || readSection(text) !== undefined;
  return isOther ? undefined : plainName(text);
}

/** 'True or false', 'Match the words' and 'Fill in the gaps' tell what to do with all that is below. */
const tellsWhatToDo = (text: string) =>
  asksTrueOrFalse(text) || asksToMatch(text) || asksToFillIn(text) || asksToChoose(text);

/** 'Challenge: 1 – …' has the name and where its answers begin. */
function nameBefore({ text }: Line): { name: string; end: number } | undefined {
  const match =
    /^([^:–\d]{3,40}?)\s*[:–-]\s*(?=\(?(?:q\s*)?1(?:[a-h)\].:,]|\s))/iu.exec(text) ??
    /^([^:–]{2,20}?)\s*[:–-]?\s+(?=\(?(?:q\s*)?1\s?[).:=-]?\s?[A-H][\s,;.)])/iu.exec(text) ??
    /^([^:–]{2,20}?)\s*[:–]\s*(?=\(?(?:q\s*)?1\s?[).:]\s?\S)/iu.exec(text);
  const name = plainName(match?.[1] ?? '');
  return match === null || name === '' || isKeyTitle(match[1] ?? '') ? undefined : { name, end: match[0].length };
}

/** Whether a line has the number 1, and something behind it: '(1)' alone is a mark. So may the first row of a table. */
function isFirst(item: Item | undefined): boolean {
  if (item?.kind === 'row') return item.number === '1';
  if (item?.kind === 'table')
    return item.rows.slice(0, 2).some(([cell]) => /^\(?1(?:[.)]|\s|$)/u.test(cell?.[0]?.text ?? ''));
  if (item?.kind !== 'line') return false;
  const marker = readMarker(item.text);
  if (marker?.kind !== 'number') return false;
  // '1. b) a barometer' and '1. (b)' in a key.
  const isWhole = marker.parts.length === 0 || /^\W?1\s?[.):]\s/u.test(item.text);
  const isOne = marker.value === 1 && isWhole;
  return isOne && (marker.end < item.text.length || marker.parts.length > 0);
}
