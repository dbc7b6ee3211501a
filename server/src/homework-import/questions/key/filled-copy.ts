import { isNumbered, numberOf } from '../lines/item-numbers.ts';
import { isAnswerSpace, isDetailsLine, isFurniture } from '../lines/line-kinds.ts';
import { type Line, sliceLine, spokenLine, tidy, withLabel } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { completedGaps } from '../scheme/completed.ts';
import { cellText } from '../tables/question-table.ts';

const fewest = 4;
const share = 0.8;
/** How far below the last line that both have the next one may stand. */
const farthest = 40;

/**
 * A paper with what a second file, the same paper filled in, has in the place of its room: 'Answer: 7' for a line below 'What is the pH …?', and the
 * words of gaps behind a sentence that has them. Tables that are filled in there stand at the end as a key of the questions they are of.
 * `undefined` where the second file is no such copy.
 */
export function filledCopy(paper: readonly Item[], copy: readonly Item[]): readonly Item[] | undefined {
  const said = paper.slice(Math.max(0, paper.findIndex(isNumbered))).filter((item) => isSaid(item) && !isBoxed(item));
  const places = aligned(paper, copy);
  if (said.length < fewest || places.size < said.length * share) return undefined;
  const first = paper.findIndex((item, index) => isNumbered(item) && places.has(index));
  if (first === -1) return undefined;
  let last = (places.get(first) ?? 0) - 1;
  const filled: Item[] = [];
  for (const [index, item] of paper.entries()) {
    const at = places.get(index);
    if (at !== undefined && index >= first) {
      filled.push(...answersAmong(copy.slice(last + 1, at)));
      last = at;
    }
    if (at === undefined ? !isRoom(item) : true) filled.push(...shown(item, at === undefined ? undefined : copy[at]));
  }
  const end = paper.findLastIndex((_item, index) => places.has(index));
  if (isNumbered(paper[end]) || paper.slice(end).some(isRoom)) filled.push(...answersAmong(copy.slice(last + 1)));
  const tables = tablesFilled(paper, copy);
  if (tables.length > 0) filled.push({ ...spokenLine('Answers', 0), isHeading: true }, ...tables);
  return filled;
}

/** The place in the copy of each item of a paper that it has again, in the order of both. */
function aligned(paper: readonly Item[], copy: readonly Item[]): ReadonlyMap<number, number> {
  const texts = copy.map(plainOf);
  const places = new Map<number, number>();
  let last = -1;
  for (const [index, item] of paper.entries()) {
    if (!isSaid(item)) continue;
    const text = plainOf(item);
    const near = texts.slice(last + 1, last + 1 + farthest);
    const same = near.indexOf(text);
    const found = same === -1 ? copy.slice(last + 1, last + 1 + farthest).findIndex((one) => gapsOf(item, one)) : same;
    if (found === -1) continue;
    last += found + 1;
    places.set(index, last);
  }
  return places;
}

function shown(item: Item, again: Item | undefined): readonly Item[] {
  if (again === undefined || item.kind !== 'line' || again.kind !== 'line') return [item];
  const gaps = gapsOf(item, again);
  // 'is eaten by' alone, where the paper has '☐ eats' and '☐ is eaten by'.
  if (isBoxed(item) && readMarker(again.text) === undefined)
    return [withLabel({ ...sliceLine(item, readMarker(item.text)?.end ?? 0), label: null }, '☑')];
  if (gaps === undefined) return [{ ...again, place: item.place, text: again.text }];
  return [item, spokenLine(`Answer: ${gaps.join('; ')}`, item.place)];
}

function gapsOf(item: Item, again: Item): readonly string[] | undefined {
  if (item.kind !== 'line' || again.kind !== 'line' || plainOf(item) === plainOf(again)) return undefined;
  return completedGaps(item.text, again.text);
}

/** What the copy has between two lines of the paper: the answer to the question above, in points where '1. food' and '2. water' have numbers. */
function answersAmong(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item): item is Line => item.kind === 'line' && isSaid(item) && !isFurniture(item.text));
  const markers = lines.map((line) => readMarker(line.text));
  const arePoints = markers.every((marker, index) => marker?.kind === 'number' && marker.value === index + 1);
  if (!arePoints && markers.some((marker) => marker?.kind === 'number')) return lines;
  return lines.map((line, index) => {
    if (/^(?:answers?|options)\s*:/iu.test(line.text)) return line;
    const said = arePoints ? sliceLine(line, markers[index]?.end ?? 0) : line;
    return withLabel({ ...said, label: null, isHeading: false }, index === 0 ? 'Answer:' : '•');
  });
}

/** The tables that the copy has filled in, each below the number of its question. */
function tablesFilled(paper: readonly Item[], copy: readonly Item[]): readonly Item[] {
  const tables = copy.filter((item): item is TableItem => item.kind === 'table');
  return paper.flatMap((item, index): readonly Item[] => {
    if (item.kind !== 'table') return [];
    const filled = tables.find((one) => isFilled(item, one));
    const above = paper.slice(0, index).findLast(isNumbered);
    const number = numberOf(above);
    if (filled === undefined || number === undefined) return [];
    return [spokenLine(`${number}.`, filled.place), filled];
  });
}

/** Whether a table has the words of another, and more in some of the cells that are empty there. */
function isFilled(table: TableItem, other: TableItem): boolean {
  const pairs = table.rows.map((row, at) =>
    row.map((cell, column) => [cellText(cell), cellText(other.rows[at]?.[column] ?? [])]),
  );
  const isSame =
    table.rows.length === other.rows.length && table.rows.every((row, at) => row.length === other.rows[at]?.length);
  const areKept = pairs.flat().every(([own = '', again = '']) => isAnswerSpace(own) || plain(own) === plain(again));
  return (
    isSame && areKept && pairs.flat().some(([own = '', again = '']) => isAnswerSpace(own) && !isAnswerSpace(again))
  );
}

const isRoom = (item: Item) =>
  item.kind === 'line' && (isAnswerSpace(item.text) || /^\(?(?:\d|[a-e])[.)]\s*[_.…]{3,}\s*$/u.test(item.text));
/** A copy may have the right one of the boxes alone. */
const isBoxed = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind === 'box';
const isSaid = (item: Item) =>
  item.kind === 'line' && !isRoom(item) && plain(item.text) !== '' && !isDetailsLine(item.text);
const plainOf = (item: Item) => (item.kind === 'line' ? plain(item.text) : '');
const plain = (text: string) =>
  tidy(text)
    .toLowerCase()
    .replace(/_{2,}|\.{4,}|…+/gu, ' ___ ')
    .replace(/[^\p{L}\p{N}_=+−/×÷°%-]+/gu, ' ')
    .trim();
