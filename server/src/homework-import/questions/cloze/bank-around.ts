import { isNumbered } from '../lines/item-numbers.ts';
import { asksToFillIn, isKeyTitle } from '../lines/line-kinds.ts';
import { type Line, tidy } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import { splitOptions } from '../options/split-options.ts';
import type { Item } from '../parsed-question.ts';
import { readWordBank } from '../word-bank.ts';

/** The words to fill the gaps of a passage with, and which items list them. */
export interface Bank {
  readonly words: readonly string[];
  readonly items: readonly number[];
}

const near = 4;
const most = 40;
const fewest = 3;
const apart = /\s*(?:[,;|•·●▪/]|\t|\n|\s{2,}|\s[–-]\s)\s*/u;
const heading =
  /^[^:]{0,70}\b(?:words?|bank|box|list|choose|choices|options|terms|mots|palabras|wörter)\b[^:]{0,40}:\s*/iu;

/** The bank right above a passage, or right below it, with a heading or none. `gaps` is how many there are to fill. */
export function bankAround(items: readonly Item[], start: number, end: number, gaps: number): Bank | undefined {
  for (let index = start - 1; index >= Math.max(0, start - near - most); index--) {
    const item = items[index];
    const listed = wordLines(items, index, -1, gaps);
    if (listed !== undefined) return listed;
    const rows = wordRows(items, index, gaps);
    if (rows !== undefined) return rows;
    const words = wordsOf(item, gaps);
    if (words !== undefined && isOfOther(items, index, start)) break;
    if (words !== undefined) return { words, items: [index] };
    if (index < start - near || (item?.kind === 'line' && (item.isTitle || isOfQuestion(item)))) break;
  }
  for (let index = end; index < Math.min(items.length, end + near); index++) {
    const item = items[index];
    if (item?.kind === 'line' && (isKeyTitle(item.text) || isOfKey(item))) return undefined;
    const words = wordsOf(item, gaps);
    if (words !== undefined) return { words, items: [index] };
    const listed = wordLines(items, index, 1, gaps);
    if (listed !== undefined) return listed;
    if (item?.kind !== 'line' || (item.text !== '' && !/[:)]$/u.test(item.text) && item.text.length > 60)) break;
    if (readMarker(item.text) !== undefined) break;
  }
  return undefined;
}

/** A question with a number, or its options: what stands above these is no bank for a passage below. */
const isOfQuestion = (line: Line) => {
  const marker = readMarker(line.text);
  return (
    (marker !== undefined && marker.kind !== 'bullet' && !asksToFillIn(line.text)) || splitOptions(line).length > 1
  );
};

/** The words below one question, above the number of the next, which a passage is of, are options of the first. */
const isOfOther = (items: readonly Item[], index: number, start: number) =>
  isNumbered(items[index - 1]) && items.slice(index + 1, start).some(isNumbered);

const isOfKey = ({ text }: Line) =>
  /^\W*(?:teacher|answers?|key|solutions?|mark\s*scheme|gaps?)\b/iu.test(text) && !/\bword/iu.test(text);

function wordsOf(item: Item | undefined, gaps: number): readonly string[] | undefined {
  if (item === undefined || item.kind === 'row') return undefined;
  if (item.kind === 'table') {
    const cells = item.rows.flat().map((cell) => cell.map(({ text }) => text).join('\n'));
    const filled = cells.filter((text) => text.trim() !== '');
    const [title = '', ...rest] = filled;
    const withoutTitle = filled.length > 1 && heading.test(`${title}:`) ? rest : filled;
    return asBank(
      withoutTitle.flatMap((text) => text.replace(heading, '').split(filled.length > 2 ? /\n/u : apart)),
      gaps,
    );
  }
  if (splitOptions(item).length > 1) return undefined;
  const named = readWordBank([item]);
  if (named !== undefined) return asBank(named, gaps);
  const { text } = takeMarks(item.text);
  const list = text.replace(heading, '').replace(/\.$/u, '');
  const isNamed = list.length < text.replace(/\.$/u, '').length;
  const words = list.split(apart).filter((word) => word !== '');
  if (isNamed && words.length === 1) return asBank(list.split(/\s+/u), gaps);
  return item.isHeading ? undefined : asBank(words, gaps);
}

/** Words on lines of their own, from an item up or down. */
function wordLines(items: readonly Item[], from: number, step: 1 | -1, gaps: number): Bank | undefined {
  const found: { index: number; word: string }[] = [];
  for (let index = from; found.length < most; index += step) {
    const item = items[index];
    if (item?.kind !== 'line' || item.isHeading || item.isTitle || isOfKey(item)) break;
    const marker = readMarker(item.text);
    if (marker !== undefined && marker.kind !== 'bullet') break;
    const word = item.text.slice(marker?.end ?? 0);
    if (!isWord(word) || apart.test(word)) break;
    found.push({ index, word });
  }
  const sorted = found.sort((one, other) => one.index - other.index);
  const words = asBank(
    sorted.map(({ word }) => word),
    gaps,
  );
  return words === undefined ? undefined : { words, items: sorted.map(({ index }) => index) };
}

/** 'nucleus     cell wall' above 'vacuole     tissue': lines of words side by side, from the last of them up. */
function wordRows(items: readonly Item[], last: number, gaps: number): Bank | undefined {
  const found: { index: number; words: readonly string[] }[] = [];
  for (let index = last; found.length < most; index--) {
    const item = items[index];
    const words = item?.kind === 'line' && !item.isHeading ? item.text.split(/\s*(?:\t|\s{3,})\s*/u) : [];
    if (words.length < 2 || !words.every(isWord)) break;
    found.unshift({ index, words });
  }
  const words =
    found.length < 2
      ? undefined
      : asBank(
          found.flatMap((row) => row.words),
          gaps,
        );
  return words === undefined ? undefined : { words, items: found.map(({ index }) => index) };
}

const isWord = (text: string) =>
  text.split(/\s+/u).length <= 4 &&
  text.length < 36 &&
  /[\p{L}\d]/u.test(text) &&
  !/[?.!]$|:|_{2,}|…|\.{3}|^[☐□○◯]/u.test(text);

/** About as many words as gaps, each once. */
function asBank(texts: readonly string[], gaps: number): readonly string[] | undefined {
  const words = texts
    .map((text) => tidy(text).replace(/^[•·●▪*–-]\s*|\s*\(?[x×]\s?\d\)?$/gu, ''))
    .filter((text) => text !== '');
  const isBank = words.length >= Math.max(fewest, Math.ceil(gaps * 0.6)) && words.length <= most && words.every(isWord);
  return isBank && new Set(words.map((word) => word.toLowerCase())).size === words.length ? words : undefined;
}
