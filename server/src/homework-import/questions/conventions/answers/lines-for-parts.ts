import { isTitleOfKey } from '../../key/title-of-key.ts';
import { isNumbered, numberOf, unnumbered } from '../../lines/item-numbers.ts';
import { isAnswerSpace, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/**
 * A key with a line for each part and no letters, '1.' above 'gravity', 'friction' and 'newton' where question 1 has (a), (b) and (c): the lines get
 * their letters. Where a line names one of the letters or says what stands behind one, those are options.
 */
export function spellLinesForParts(items: readonly Item[]): readonly Item[] {
  const title = items.findLastIndex(isTitleOfKey);
  if (title === -1 || items.slice(0, title).some(isSection)) return items;
  const asked = partsByNumber(items.slice(0, title));
  if (asked.size === 0) return items;
  const spelt = new Map<Item, Line>();
  const key = items.slice(title + 1);
  for (const [index, item] of key.entries()) {
    const parts = asked.get(numberOf(item) ?? '');
    if (parts === undefined || item.kind !== 'line') continue;
    const own = linesOf(key.slice(index));
    if (own.length !== parts.length || own.some((line) => isOfOptions(textOf(line), parts))) continue;
    for (const [at, line] of own.entries()) {
      const letter = `(${String.fromCharCode(97 + at)})`;
      const bare = line === item ? unlabelled(line) : line;
      spelt.set(line, withLabel({ ...bare, continues: false }, at === 0 ? `${numberOf(item)} ${letter}` : letter));
    }
    if (own[0] !== item) spelt.set(item, { ...item, text: '', spans: [], label: null });
  }
  return spelt.size === 0 ? items : items.map((item) => spelt.get(item) ?? item);
}

const isSection = (item: Item) => item.kind === 'line' && readSection(item.text) !== undefined;

/** What stands behind the letters below each number, where they are all that stands there, two at least, and go on from 'a'. */
function partsByNumber(body: readonly Item[]): ReadonlyMap<string, readonly string[]> {
  const starts = body.flatMap((item, index) => (isNumbered(item) ? [index] : []));
  const found = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  for (const [nth, start] of starts.entries()) {
    const number = numberOf(body[start]) ?? '';
    const below = body.slice(start + 1, starts[nth + 1]).filter((item) => !isAnswerSpace(textOf(item)));
    const parts = below.flatMap((item, at) => {
      const marker = readMarker(textOf(item));
      const isNext = marker?.kind === 'letter' && letterPlace(marker.letter) === at + 1;
      return isNext ? [takeMarks(textOf(item).slice(marker.end)).text] : [];
    });
    if (seen.has(number)) found.delete(number);
    else if (parts.length > 1 && parts.length === below.length) found.set(number, parts);
    seen.add(number);
  }
  return found;
}

/** The lines of an entry of the key that have no letter or number of their own, from its number on. */
function linesOf([first, ...more]: readonly Item[]): readonly Line[] {
  const marker = readMarker(textOf(first));
  if (marker?.kind !== 'number' || marker.parts.length > 0) return [];
  const next = new RegExp(`^${marker.value + 1}\\b`, 'u');
  const end = more.findIndex(
    (item) => item.kind !== 'line' || item.isHeading || isNumbered(item) || next.test(item.text),
  );
  const lines = [first, ...more.slice(0, end === -1 ? more.length : end)].filter(
    (item): item is Line => item?.kind === 'line' && unnumbered(item.text) !== '',
  );
  const arePlain = lines.every((line) => line === first || readMarker(line.text) === undefined);
  return arePlain && readMarker(unnumbered(textOf(lines[0]))) === undefined ? lines : [];
}

const isOfOptions = (text: string, parts: readonly string[]) => {
  const said = unnumbered(text).toLowerCase();
  return (
    said.length === 1 || parts.some((part) => part.toLowerCase().includes(said) || said.includes(part.toLowerCase()))
  );
};

const unlabelled = (line: Line): Line => {
  const marker = readMarker(line.text);
  return marker === undefined ? line : { ...sliceLine(line, marker.end), label: null };
};

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
