import { splitKey } from '../../key/split-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, asksTrueOrFalse, demands } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { letterPlace, readMarker, romanPlace } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import { splitOptions } from '../../options/split-options.ts';
import type { Item, TableItem } from '../../parsed-question.ts';
import { cellText } from '../../tables/question-table.ts';

const fewest = 3;
/** So many need not ask each. */
const enough = 5;
const share = 0.7;

/**
 * Where nothing has a number and the lines 'A.', 'B.', 'C.' ask, or 'i.', 'ii.', 'iii.', their letters are the numbers of the questions, and
 * of the answers. Options between them have letters of another kind: 'A)' below 'a)', or 'a)' below 'i)'.
 */
export function spellLettersOnTop(items: readonly Item[]): readonly Item[] {
  const first = items.findIndex((item) => isNumbered(item) || item.kind === 'row' || isLettered(item));
  if (!isLettered(items[first])) return items;
  if (items.filter((item) => item.kind === 'line' && letterOf(item) !== undefined).length < fewest) return items;
  const { body, key } = splitKey(items);
  if (body.some((item) => isNumbered(item) || item.kind === 'row')) return items;
  const chain = chainIn(body, romanPlace) ?? chainIn(body, letterPlace);
  if (chain === undefined) return items;
  const asked = new Set<Item>(chain.lines);
  // The answers may have numbers already.
  if (key.some(isNumbered))
    return items.map((item) => (item.kind === 'line' && asked.has(item) ? numbered(item, chain.placeOf) : item));
  const isOfKey = new Set(key);
  return items.flatMap((item): readonly Item[] => {
    if (item.kind === 'table') return [isOfKey.has(item) ? numberedRows(item, chain.placeOf) : item];
    if (item.kind !== 'line') return [item];
    if (!isOfKey.has(item)) return [asked.has(item) ? numbered(item, chain.placeOf) : item];
    return splitOptions(item).map((line) => numbered(line, chain.placeOf));
  });
}

const isLettered = (item: Item | undefined) => item?.kind === 'line' && letterOf(item) !== undefined;

type PlaceOf = (letter: string) => number;

/** The lines with letters that go on from the first to the last, most of which ask; `undefined` where others have letters like theirs. */
function chainIn(body: readonly Item[], placeOf: PlaceOf): { lines: readonly Line[]; placeOf: PlaceOf } | undefined {
  const lettered = body.filter((item) => item.kind === 'line').filter((line) => letterOf(line) !== undefined);
  const [first] = lettered;
  if (first === undefined) return undefined;
  const { style } = letterOf(first) ?? {};
  const lines: Line[] = [];
  for (const line of lettered) {
    const own = letterOf(line);
    if (own?.style === style && placeOf(own?.letter ?? '') === lines.length + 1) lines.push(line);
  }
  const others = lettered.filter((line) => !lines.includes(line));
  const areApart = others.every(
    (line) => letterOf(line)?.style !== style || (placeOf === romanPlace && isLetter(line)),
  );
  const asking = lines.filter(asksAlone).length;
  const areAsked = asking >= lines.length * (lines.length < enough ? 1 : share);
  return lines.length >= fewest && lines[0] === first && areApart && areAsked ? { lines, placeOf } : undefined;
}

function letterOf(line: Line): { letter: string; end: number; style: string } | undefined {
  const marker = readMarker(line.text);
  return marker?.kind === 'letter' ? marker : undefined;
}

const isLetter = (line: Line) => /^[A-H]$/iu.test(letterOf(line)?.letter ?? '');

/** Whether a line with a letter asks, and has no options on it; 'a) le chien = ____' is one of a list of words. */
function asksAlone(line: Line): boolean {
  const text = line.text.slice(letterOf(line)?.end ?? 0);
  const isSentence = /(?:\p{L}{2,}\W+){3}/u.test(text) && !text.includes('=');
  return (demands(text) || asksTrueOrFalse(text) || (asks(text) && isSentence)) && splitOptions(line).length === 1;
}

function numbered(line: Line, placeOf: PlaceOf): Line {
  const own = letterOf(line);
  const value = own === undefined ? 0 : placeOf(own.letter);
  if (own === undefined || value === 0) return line;
  return relabelled(sliceLine(line, own.end), `${value}.`);
}

/** A table of answers with the letters in its first column. */
function numberedRows(table: TableItem, placeOf: PlaceOf): TableItem {
  const rows = table.rows.map(([first = [], ...others]) => {
    const letter = /^\W*([a-z]{1,4})\W*$/iu.exec(cellText(first))?.[1];
    const value = letter === undefined ? 0 : placeOf(letter);
    const [line] = first;
    return line === undefined || value === 0 || value > 26
      ? [first, ...others]
      : [[withLabel(sliceLine(line, line.text.length), `${value}.`)], ...others];
  });
  return { ...table, rows };
}
