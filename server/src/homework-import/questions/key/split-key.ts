import { numberOf } from '../lines/item-numbers.ts';
import { demands, isAnswerSpace, isDetailsLine, isFurniture, readSection } from '../lines/line-kinds.ts';
import type { Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item, TableItem } from '../parsed-question.ts';
import { answersOf, isKeyTable } from '../tables/key-table.ts';
import { keyAtFoot } from './key-at-foot.ts';
import { inlineKey, inlineSections } from './key-in-line.ts';
import { isTitleAboveAnswers, isTitleAgain, isTitleOfKey, saidBefore } from './title-of-key.ts';
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

/** Whether an item may be a question, or part of one: no title, instruction or name stands above answers to nothing. */
const mayAsk = (item: Item) =>
  item.kind !== 'line' ||
  readMarker(item.text) !== undefined ||
  /\?\s*$/u.test(item.text) ||
  // 'Name ______ Date ______' asks for nothing.
  (demands(item.text) && !isDetailsLine(item.text) && !/^name\s*[:_.…]/iu.test(item.text));

/** A table without headings at the end, '1 | B', '2 | newton', that has every question above it. */
function isKeyOfAll(item: TableItem, above: readonly Item[], below: readonly Item[]): boolean {
  const asked = new Set(above.flatMap((one) => numberOf(one) ?? []));
  const isLast = below.every((one) => one.kind === 'line' && (one.text === '' || isFurniture(one.text)));
  return isLast && asked.size > 2 && answersOf(item) === asked.size;
}

function hasAnswersBelow(items: readonly Item[], index: number): boolean {
  const below = items.slice(index + 1, index + 6);
  return below.some((item) => item.kind !== 'line' || (item.text !== '' && !isAnswerSpace(item.text)));
}
