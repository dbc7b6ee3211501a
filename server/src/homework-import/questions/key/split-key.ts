import { numberOf, numbersIn } from '../lines/item-numbers.ts';
import { keyTitleBefore } from '../lines/languages.ts';
import { demands, isAnswerSpace, isFurniture, isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { toPieces } from '../lines/pieces.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { answersOf, isKeyTable } from '../tables/key-table.ts';
import { asksToMatch, readMatch } from '../tables/read-match.ts';
import { keyAtFoot } from './key-at-foot.ts';
import { splitRanges } from './key-ranges.ts';
import { readRun } from './key-run.ts';
import { splitSections } from './key-sections.ts';
import { splitLetterRow } from './letter-rows.ts';
import { readMatchLists } from './match-lists.ts';
import { partsOfEntry } from './parts-of-entry.ts';
import { keyWithoutTitle } from './untitled-key.ts';

/** The items of the questions, and those of the key below its title; a table of answers at the end is one without a title too. */
export function splitKey(items: readonly Item[]): { body: readonly Item[]; key: readonly Item[] } {
  const goesOn = asksOnBelow(items);
  const isAgain = saidBefore(items);
  const asked = items.findIndex(mayAsk);
  const at = items.findIndex(
    (item, index) =>
      index > 1 &&
      asked !== -1 &&
      asked < index &&
      (isTitleOfKey(item) || isTitleAboveAnswers(items, index, isAgain)) &&
      hasAnswersBelow(items, index) &&
      !goesOn(index),
  );
  const found = at === -1 ? (keyWithoutTitle(items) ?? items.length) : at;
  const lastTable = items.findLastIndex(({ kind }) => kind === 'table');
  const tail = items.findIndex(
    (item, index) =>
      index > 2 &&
      index < found &&
      item.kind === 'table' &&
      (isKeyTable(item) || (index === lastTable && isKeyOfAll(item, items.slice(0, index), items.slice(index + 1)))),
  );
  const start = tail === -1 ? found : isNumberAlone(items[tail - 1]) ? tail - 1 : tail;
  const end = isTitleAgain(items, start - 1) ? start - 1 : start;
  const body: Item[] = [];
  const key: Item[] = [];
  let isKey = false;
  const foot = end === items.length ? keyAtFoot(items) : undefined;
  const isOneOfMany = besideOthers(items);
  for (const [index, item] of items.slice(0, end).entries()) {
    const mayBegin: boolean = !isKey && !isOneOfMany(item);
    const sections: readonly Line[] | undefined =
      item.kind === 'line' && mayBegin ? inlineSections(item, body) : undefined;
    const inline: Line | undefined =
      item.kind === 'line' && mayBegin ? (index === foot?.start ? foot.first : inlineKey(item, body)) : undefined;
    if (item.kind === 'line' && isKey && readSection(item.text) !== undefined) isKey = false;
    isKey ||= sections !== undefined || inline !== undefined;
    (isKey ? key : body).push(...(sections ?? [inline ?? item]));
  }
  return { body, key: [...key, ...items.slice(start).filter((item) => !isTitleOfKey(item))] };
}

/** Tells 'Soln: 1) water 2) salt' among many a 'Soln: …' below a question, which is of its question and no key of all. */
function besideOthers(items: readonly Item[]): (item: Item) => boolean {
  const labels = items.flatMap((item) =>
    item.kind === 'line' ? (labelOfOne.exec(item.text)?.[1]?.toLowerCase() ?? []) : [],
  );
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return (item) => {
    const text = item.kind === 'line' ? item.text : '';
    const label = labelBefore.exec(text)?.[1]?.toLowerCase();
    return label !== undefined && (counts.get(label) ?? 0) > (labelOfOne.test(text) ? 1 : 0);
  };
}

const labelBefore = /^(\p{L}[\p{L} ]{0,20}?)\s*[:.=–—-]/u;
const labelOfOne = new RegExp(`${labelBefore.source}\\s*(?!\\(?\\d)\\S`, 'u');

/** 'Question 1' above a table with the answers of its parts. */
function isNumberAlone(item: Item | undefined): boolean {
  const marker = item?.kind === 'line' ? readMarker(item.text) : undefined;
  return item?.kind === 'line' && marker?.kind === 'number' && item.text.slice(marker.end).trim() === '';
}

/** '☐ solution', '• key' and 'solution' are options of a question, and no titles. */
function isOption({ text }: Line): boolean {
  const marker = readMarker(text);
  if (marker?.kind === 'box') return !marker.isChecked || optionOfKeyName.test(text.slice(marker.end));
  return optionOfKeyName.test(text.slice(marker?.kind === 'bullet' ? marker.end : 0));
}

const optionOfKeyName = /^(?:(?:a|the)\s+)?(?:solutions?|key)\.?$/u;

/**
 * Whether the numbers of the questions go on below an item: what is there are no answers to those above. Told for every item at once, as
 * an 'Answers' below each of many questions may be a title too.
 */
function asksOnBelow(items: readonly Item[]): (index: number) => boolean {
  const numbers = items.map((item) => Number(numberOf(item) ?? Number.NaN));
  let most = 0;
  const above = numbers.map((value) => {
    const before = most;
    if (value > most) most = value;
    return before;
  });
  let least = Number.POSITIVE_INFINITY;
  const below = numbers.toReversed().map((value) => {
    if (value < least) least = value;
    return least;
  });
  return (index) => {
    const last = above[index] ?? 0;
    return last > 0 && below[items.length - 1 - index] === last + 1;
  };
}

/** Whether a line is the title of the answers. */
export function isTitleOfKey(item: Item): boolean {
  if (item.kind !== 'line' || isOption(item)) return false;
  return (
    isKeyTitle(item.text) ||
    ((item.isHeading || emphasisOf(item.spans).bold || !/\p{Ll}/u.test(item.text)) &&
      item.text.length < 70 &&
      !/^\W*correct answers?\s*[:–-]\s*\S/iu.test(item.text) &&
      /\b(?:answers|answer key|mark\s*schemes?)\b/iu.test(item.text) &&
      !/\?|\b(?:short|long(?:er)?|written|your|full|extended|open|all|each|in|on|these)\b/iu.test(item.text) &&
      readSection(item.text) === undefined)
  );
}

/** The title of the homework once more, above that of the answers: part of no question. */
function isTitleAgain(items: readonly Item[], index: number): boolean {
  const title = items[index];
  const first = items.findIndex((item) => numberOf(item) !== undefined);
  if (title?.kind !== 'line' || first === -1 || first >= index || index === items.length - 1) return false;
  const isThere = items.slice(0, first).some((item) => item.kind === 'line' && item.text === title.text);
  return isThere && !isAnswerSpace(title.text);
}

/** 'Answers - circuits test' in no special look, below the questions and above their numbers from 1 on, which ask for nothing. */
function isTitleAboveAnswers(items: readonly Item[], index: number, isAgain: (at: number) => boolean): boolean {
  const title = items[index];
  if (title?.kind !== 'line' || title.text.length > 70 || !namesAnswers.test(title.text)) return false;
  if (isOfQuestions.test(title.text) || readMarker(title.text) !== undefined || isOfOne.test(title.text)) return false;
  // Before all that is below is read: an 'Answer: B' below each of many questions may be a title too.
  const next = items
    .slice(index + 1, index + 6)
    .find((item, at) => (item.kind !== 'line' || item.text !== '') && !isAgain(index + 1 + at));
  if (next === undefined || numberOf(next) !== '1') return false;
  const below = items.slice(index + 1);
  const asked = new Set(items.slice(0, index).flatMap((item) => numberOf(item) ?? []));
  const said = new Set(below.flatMap((item) => numberOf(item) ?? []));
  const areSame = [...said].every((number) => asked.has(number)) && said.size > 1 && said.size >= asked.size * 0.6;
  const areOptions = below.filter((item) => item.kind === 'line' && /^\W*c[).]/iu.test(item.text)).length > 1;
  return areSame && !areOptions && !below.some(isForPupils);
}

/** Whether an item may be a question, or part of one: no title, instruction or name stands above answers to nothing. */
const mayAsk = (item: Item) =>
  item.kind !== 'line' || readMarker(item.text) !== undefined || /\?\s*$/u.test(item.text) || demands(item.text);

/** Whether a line without a number is there word for word above: a heading of the questions that is one of the answers too. */
function saidBefore(items: readonly Item[]): (at: number) => boolean {
  const first = new Map<string, number>();
  for (const [index, item] of items.entries())
    if (item.kind === 'line' && !first.has(item.text)) first.set(item.text, index);
  return (at) => {
    const item = items[at];
    return item?.kind === 'line' && numberOf(item) === undefined && (first.get(item.text) ?? at) < at;
  };
}

/** Whether a line asks for something, or has room to write. */
function isForPupils(item: Item): boolean {
  if (item.kind !== 'line') return false;
  const marker = readMarker(item.text);
  const text = item.text.slice(marker?.kind === 'number' ? marker.end : 0);
  return demands(text) || (text !== '' && isAnswerSpace(text)) || /_{3,}|\.{5,}|…{2,}/u.test(text);
}

const namesAnswers =
  /\b(?:answers?|ans|mark\s*schemes?|marking|m\.?s|solutions?|key(?!\s+(?:words?|terms?|ideas?|facts?|points?|stage|vocab\w*))|responses)\b/iu;
/** 'Answer: 5a' */
const isOfOne = /^\W*answer\s*:\s*\S/iu;
/** Words of what tells pupils how to answer. */
const isOfQuestions = /\?|\b(?:short|long(?:er)?|written|your|full|extended|open|all|each|in|on|these|question)\b/iu;

/** A table without headings at the end, '1 | B', '2 | newton', that has every question above it. */
function isKeyOfAll(item: TableItem, above: readonly Item[], below: readonly Item[]): boolean {
  const asked = new Set(above.flatMap((one) => numberOf(one) ?? []));
  const isLast = below.every((one) => one.kind === 'line' && (one.text === '' || isFurniture(one.text)));
  return isLast && asked.size > 2 && answersOf(item) === asked.size;
}

/** 'Answers: 1. T  2. F' begins a key within the document. */
function inlineKey(line: Line, above: readonly Item[]): Line | undefined {
  if (isOfMatch(line, above)) return undefined;
  const match =
    /^(?:answers?(?:\s*key)?|key)(?:\s*[:–-]\s*(?=(?:q\s*)?\(?1\s*[).:=]|(?:q\s*)?\(?\d{1,3}\s*[).]\s.*\s(?:q\s*)?\(?\d{1,3}\s*[).]\s)|\s*[:–-]?\s+(?=1\s*(?:\(?a\)?)?\s+\S.*\s2))/iu.exec(
      line.text,
    );
  if (match === null && isOfLetters(line, above)) return behindTitle(line);
  return match === null
    ? (runBehindTitle(line, above) ?? namedBehindRemark(line, above))
    : sliceLine(line, match[0].length);
}

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
function inlineSections(line: Line, above: readonly Item[]): readonly Line[] | undefined {
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
  return end === 0 ? undefined : sliceLine(line, end);
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

function hasAnswersBelow(items: readonly Item[], index: number): boolean {
  const below = items.slice(index + 1, index + 6);
  return below.some((item) => item.kind !== 'line' || (item.text !== '' && !isAnswerSpace(item.text)));
}
