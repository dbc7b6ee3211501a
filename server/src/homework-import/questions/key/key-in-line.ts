import { numberOf, numbersIn } from '../lines/item-numbers.ts';
import { keyTitleBefore } from '../lines/languages.ts';
import { readSection } from '../lines/line-kinds.ts';
import { type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { toPieces } from '../lines/pieces.ts';
import type { Item } from '../parsed-question.ts';
import { asksToMatch, readMatch } from '../tables/read-match.ts';
import { endOfKey } from './brackets-around-key.ts';
import { splitRanges } from './key-ranges.ts';
import { readRun } from './key-run.ts';
import { splitSections } from './key-sections.ts';
import { splitLetterRow } from './letter-rows.ts';
import { readMatchLists } from './match-lists.ts';
import { partsOfEntry } from './parts-of-entry.ts';

/** 'Answers: 1. T  2. F' begins a key within the document. */
export function inlineKey(line: Line, above: readonly Item[]): Line | undefined {
  if (isOfMatch(line, above)) return undefined;
  const match =
    /^(?:answers?(?:\s*key)?|key)(?:\s*[:–-]\s*(?=(?:q\s*)?\(?1\s*[).:=]|(?:q\s*)?\(?\d{1,3}\s*[).]\s.*\s(?:q\s*)?\(?\d{1,3}\s*[).]\s)|\s*[:–-]?\s+(?=1\s*(?:\(?a\)?)?\s+\S.*\s2|1\s?[.)]\s+\S.*\s2\s?[.)]\s))/iu.exec(
      line.text,
    );
  const foreign = keyTitleBefore(line.text);
  if (match === null && foreign > 0 && beginsKey.test(line.text.slice(foreign))) return sliceLine(line, foreign);
  if (match === null && isOfLetters(line, above)) return behindTitle(line);
  return match === null
    ? (runBehindTitle(line, above) ?? namedBehindRemark(line, above))
    : sliceLine(line, match[0].length);
}

/** '1) …' behind a title, or a later number with another behind it. */
const beginsKey = /^(?:q\s*)?\(?(?:1\s*[).:=]|\d{1,3}\s*[).]\s.*\s(?:q\s*)?\(?\d{1,3}\s*[).]\s)/iu;

/** 'Answers: a) dog, b) cat' below 'a) le chien = ____', and no more than one number. */
function isOfLetters(line: Line, above: readonly Item[]): boolean {
  if (!/^\W*(?:answers|key)\s*:\s*\(?a\)\s*\S.*[\s,;]\(?b\)\s*\S/iu.test(line.text)) return false;
  const letters = above.filter((item) => item.kind === 'line' && readMarker(item.text)?.kind === 'letter');
  const areAsked =
    letters.length > 1 && letters.every((item) => item.kind === 'line' && /_{2,}|\.{4,}|…/u.test(item.text));
  return areAsked && above.filter((item) => numberOf(item) !== undefined).length < 2;
}

/** 'Teacher copy. Choices in bold.  Q5 oxygen   Q6 cell, tissue' has answers to some of the questions above. */
function namedBehindRemark(line: Line, above: readonly Item[]): Line | undefined {
  const [first, ...more] = [...line.text.matchAll(/(?:^|[\s,;])Q(?:uestion)?\s?(\d{1,3})(?=[\s.:)])/gu)];
  if (first === undefined || /\?/u.test(line.text)) return undefined;
  const numbers = [first, ...more].map(([, digits]) => digits);
  const areAsked = numbers.every((number) => above.some((item) => numberOf(item) === number));
  const goOn = numbers.every((number, at) => at === 0 || Number(number) > Number(numbers[at - 1]));
  const isTold = forTeacher.test(line.text.slice(0, first.index));
  return isTold && areAsked && goOn ? sliceLine(line, first.index) : undefined;
}

const forTeacher = /\b(?:teacher|answers?|correct|mark\s*scheme|key|solutions?)\b/iu;

/** 'Answers: Part A 1B, 2D, 3E   Part B 4 T, 5 F' is a key with a line for each part. */
export function inlineSections(line: Line, above: readonly Item[]): readonly Line[] | undefined {
  const rest = behindTitle(line);
  const sections = rest === undefined ? undefined : splitSections(rest);
  if (sections === undefined) return undefined;
  return above.some((item) => item.kind === 'line' && readSection(item.text) !== undefined) ? sections : undefined;
}

/** What stands behind 'Answers –'; `undefined` for a line that does not begin so. */
function behindTitle(line: Line): Line | undefined {
  const title =
    /^\W*(?:(?:the|correct|teachers?(?:['’]s|s['’])?|model|suggested|quiz|homework)\s+){0,2}(?:answers?(?:\s*key)?|key|ans|sol(?:utio)?ns?|mark\s*scheme)\b(?:\s*\([^)]{0,40}\))?[\s:.–—-]*/iu.exec(
      line.text,
    );
  const end = title?.[0].length ?? keyTitleBefore(line.text);
  return end === 0 ? undefined : sliceLine(line, end, endOfKey(line.text));
}

/** 'Answers – 1b 2c 3a', from 1 on, whatever stands between; below a single question it says what is matched there. */
function runBehindTitle(line: Line, above: readonly Item[]): Line | undefined {
  const rest = behindTitle(line);
  if (rest === undefined) return undefined;
  if (splitRanges(rest) !== undefined || isOfParts(rest, above) || isOfLettersAlone(rest, above)) return rest;
  const run = readRun(rest);
  if (run === undefined) return undefined;
  const [first, last] = [run[0]?.path[0], run.at(-1)?.path[0]].sort((a, b) => Number(a) - Number(b));
  return first === '1' && above.some((item) => numbersIn(item).includes(last ?? '')) ? rest : undefined;
}

/** 'Answers: 1 a) 5  b) 7' has those of the parts of the first question. */
function isOfParts(line: Line, above: readonly Item[]): boolean {
  const [first] = partsOfEntry(line) ?? [];
  const isFirst = first !== undefined && readMarker(first.text)?.kind === 'number' && numberOf(first) === '1';
  return isFirst && above.some((item) => numberOf(item) === '1');
}

/** 'Answers: BCADA' has a letter for each number above: 'Answer: A, C, D' may be of one question. */
function isOfLettersAlone(line: Line, above: readonly Item[]): boolean {
  const count = splitLetterRow(line)?.length ?? 0;
  const asked = count === 0 ? [] : above.flatMap((item) => numberOf(item) ?? []);
  return count > 0 && count === new Set(asked).size && asked.length === count;
}

/** 'Answer: 1 – b, 2 – a' below a table to match says what is matched there, unless it has an answer for each number above. */
function isOfMatch(line: Line, above: readonly Item[]): boolean {
  const rest = behindTitle(line);
  const run = rest === undefined ? undefined : readRun(rest);
  if (rest === undefined || run === undefined || run.length < 2) return false;
  return termsToMatch(above) === run.length && !isRunOfAll(rest, above);
}

/** How many terms are to be matched in the table, or the lists, that stand last; 0 where there are none. */
function termsToMatch(items: readonly Item[]): number {
  const asked = items.findLastIndex((item) => item.kind === 'line' && asksToMatch(item.text));
  const [table, ...more] = asked === -1 ? [] : items.slice(asked + 1).filter(({ kind }) => kind !== 'line');
  if (table !== undefined)
    return table.kind === 'table' && more.length === 0 ? (readMatch(table)?.terms.length ?? 0) : 0;
  return asked === -1 ? 0 : (readMatchLists(toPieces(items.slice(asked + 1)))?.match.terms.length ?? 0);
}

/** '1b 2c 3a' in the last line of a file needs no title: it has an answer for each of its questions. */
function isRunOfAll(line: Line, above: readonly Item[]): boolean {
  const numbers = readRun(line)?.map(({ path }) => path[0]) ?? [];
  const asked = above.flatMap((item) => numbersIn(item).map(Number));
  // Numbers of sections begin again: the key of all has more.
  const beginAgain = above.filter((item) => item.kind === 'line' && numberOf(item) === '1').length > 1;
  return (
    !beginAgain &&
    numbers[0] === '1' &&
    Number(numbers.at(-1)) === asked.reduce((most, number) => Math.max(most, number), 0)
  );
}
