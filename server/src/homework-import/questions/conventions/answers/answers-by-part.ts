import { readRun } from '../../key/key-run.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import { splitOptions } from '../../options/split-options.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/**
 * 'Mark scheme' below the parts of each question, with '(a)' above the points of (a) and '(b)' above those of (b): each part gets its own
 * below it. Where the letters below the title are not those above it nothing is moved. The same title below other questions says 'Answer:'.
 */
export function spellAnswersByPart(source: readonly Item[]): readonly Item[] {
  const whole = new Map<Item, Line>();
  const more = new Set<Item>();
  const items = source.flatMap((item): readonly Item[] => {
    const [title, ...parts] = (item.kind === 'line' ? partsBehindTitle(item) : undefined) ?? [];
    if (title === undefined || item.kind !== 'line') return [item];
    whole.set(title, item);
    for (const part of parts) more.add(part);
    return [title, ...parts];
  });
  const titles = items.flatMap((item, index) => (item.kind === 'line' && isTitle(item.text) ? [index] : []));
  const moved = new Map<number, readonly Line[]>();
  const gone = new Set<number>();
  for (const title of titles) {
    const start = items.findLastIndex((item, index) => index < title && beginsQuestion(item));
    const parts = lettersIn(items, start + 1, title);
    const end = items.findIndex((item, index) => index > title && (item.kind !== 'line' || beginsQuestion(item)));
    const said = lettersIn(items, title + 1, end === -1 ? items.length : end);
    if (start === -1 || parts.length < fewest || said.length !== parts.length) continue;
    if (said[0]?.from !== title + 1 || items[title + 1]?.kind !== 'line') continue;
    // 'A: 1 true  2 false' has the answers of a section.
    if (said.some(({ from }) => isRun(items[from]))) continue;
    for (const [at, { from, end: to }] of said.entries()) {
      moved.set((parts[at]?.end ?? 0) - 1, answerLines(items.slice(from, to)));
      for (let index = from; index < to; index++) gone.add(index);
    }
    gone.add(title);
  }
  if (moved.size === 0) return source;
  const names = new Set(titles.filter((title) => gone.has(title)).map((title) => nameOf(items[title])));
  return items.flatMap((item, index): readonly Item[] => {
    const own = whole.get(item);
    if (own !== undefined && !gone.has(index)) return [own];
    if (more.has(item) && !gone.has(index)) return moved.get(index) ?? [];
    const isSaid = item.kind === 'line' && names.has(nameOf(item));
    const said = isSaid ? spokenLine('Answer:', item.place) : item;
    return [...(gone.has(index) ? [] : [said]), ...(moved.get(index) ?? [])];
  });
}

/** 'Mark scheme: (a) True (b) False' as its title and a line for each letter; `undefined` for a line that says something else. */
function partsBehindTitle(line: Line): readonly Line[] | undefined {
  const end = titleBefore.exec(line.text)?.[0].length;
  if (end === undefined) return undefined;
  const rest = { ...sliceLine(line, end), label: null, continues: false };
  return [spokenLine('Answer:', line.place), ...splitOptions(rest)];
}

const titleBefore = /^(?:answers?|mark\s*schemes?|solutions?|key)\s*:\s*(?=\(?a\)\s*\S)/iu;

interface Lettered {
  readonly from: number;
  end: number;
}

/** The lines from 'a' on between two places, each up to the next letter; none where a letter is left out. */
function lettersIn(items: readonly Item[], from: number, to: number): readonly Lettered[] {
  const found: Lettered[] = [];
  for (const [offset, item] of items.slice(from, to).entries()) {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    const last = found.at(-1);
    if (marker?.kind === 'letter' && letterPlace(marker.letter) === found.length + 1)
      found.push({ from: from + offset, end: from + offset + 1 });
    else if (last !== undefined) last.end = from + offset + 1;
  }
  return found;
}

/** The lines of a part as an answer and its points, without its letter. */
function answerLines(items: readonly Item[]): readonly Line[] {
  const lines = items.flatMap((item, index) => {
    if (item.kind !== 'line') return [];
    const marker = readMarker(item.text);
    const isLabel = index === 0 || marker?.kind === 'bullet';
    return [{ ...sliceLine(item, isLabel ? (marker?.end ?? 0) : 0), label: null, isHeading: false }];
  });
  return lines.filter(({ text }) => text !== '').map((line, index) => withLabel(line, index === 0 ? 'Answer:' : '•'));
}

/** Whether behind its letter a line has the answers of several numbers. */
function isRun(item: Item | undefined): boolean {
  if (item?.kind !== 'line') return false;
  return readRun(sliceLine(item, readMarker(item.text)?.end ?? 0), true) !== undefined;
}

const nameOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text.toLowerCase() : undefined);

const isTitle = (text: string) => /^answers?\s*:\s*$/iu.test(text) || isKeyTitle(text);

const beginsQuestion = (item: Item) =>
  isNumbered(item) || (item.kind === 'line' && (item.isHeading || readSection(item.text) !== undefined));
