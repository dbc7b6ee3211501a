import { numberOf } from '../lines/item-numbers.ts';
import { demands, isAnswerSpace, isKeyTitle, readSection } from '../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import type { Item } from '../parsed-question.ts';

/** '☐ solution', '• key' and 'solution' are options of a question, and no titles. */
function isOption({ text }: Line): boolean {
  const marker = readMarker(text);
  if (marker?.kind === 'box') return !marker.isChecked || optionOfKeyName.test(text.slice(marker.end));
  return optionOfKeyName.test(text.slice(marker?.kind === 'bullet' ? marker.end : 0));
}

const optionOfKeyName = /^(?:(?:a|the)\s+)?(?:solutions?|key)\.?$/u;

/** Whether a line is the title of the answers. */
export function isTitleOfKey(item: Item): boolean {
  if (item.kind !== 'line' || isOption(item)) return false;
  return (
    isKeyTitle(item.text) ||
    (item.text.length < 90 && namesCopy.test(item.text) && readSection(item.text) === undefined) ||
    ((item.isHeading || emphasisOf(item.spans).bold || !/\p{Ll}/u.test(item.text)) &&
      item.text.length < 70 &&
      !/^\W*correct answers?\s*[:–-]\s*\S/iu.test(item.text) &&
      /\b(?:answers|answer key|mark\s*schemes?)\b/iu.test(item.text) &&
      !/\?|\b(?:short|long(?:er)?|written|your|full|extended|open|all|each|in|on|these)\b/iu.test(item.text) &&
      readSection(item.text) === undefined)
  );
}

/** The items above the title of the answers; all of them where there is none. */
export function aboveKey(items: readonly Item[]): readonly Item[] {
  const title = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  return title === -1 ? items : items.slice(0, title);
}

/** 'Why did war break out? – TEACHER COPY', 'Particles – answers' */
const namesCopy = /[–—:(-]\s*(?:answers|teacher['’]?s?['’]?\s+(?:copy|version))\W*$/iu;

/** The title of the homework once more, above that of the answers: part of no question. */
export function isTitleAgain(items: readonly Item[], index: number): boolean {
  const title = items[index];
  const first = items.findIndex((item) => numberOf(item) !== undefined);
  if (title?.kind !== 'line' || first === -1 || first >= index || index === items.length - 1) return false;
  const isThere = items
    .slice(0, first)
    .some((item) => item.kind === 'line' && (item.text === title.text || item.text.endsWith(` ${title.text}`)));
  return isThere && !isAnswerSpace(title.text);
}

/** 'Answers - circuits test' in no special look, below the questions and above their numbers from 1 on, which ask for nothing. */
export function isTitleAboveAnswers(items: readonly Item[], index: number, isAgain: (at: number) => boolean): boolean {
  const title = items[index];
  if (title?.kind !== 'line' || title.text.length > 70 || !namesAnswers.test(title.text)) return false;
  if (isOfQuestions.test(title.text) || readMarker(title.text) !== undefined || isOfOne.test(title.text)) return false;
  // Before all that is below is read: an 'Answer: B' below each of many questions may be a title too.
  const next = items
    .slice(index + 1, index + 6)
    .find((item, at) => (item.kind !== 'line' || item.text !== '') && !isAgain(index + 1 + at));
  if (next?.kind === 'table' && isHeadOfKey(next.rows[0])) return true;
  if (next === undefined || numberSaid(next) !== '1') return false;
  const below = items.slice(index + 1);
  const asked = new Set(items.slice(0, index).flatMap((item) => numberOf(item) ?? []));
  const said = new Set(below.flatMap((item) => numberSaid(item) ?? []));
  const areSame = [...said].every((number) => asked.has(number)) && said.size > 1 && said.size >= asked.size * 0.6;
  const areOptions = below.filter((item) => item.kind === 'line' && /^\W*c[).]/iu.test(item.text)).length > 1;
  return areSame && !areOptions && !below.some(isForPupils);
}

/** 'Question | Part | Answer | Mark scheme' above the rows of a key. */
const isHeadOfKey = (cells: readonly (readonly Line[])[] = []) =>
  ['question|q(?:u|no)?', 'answers?'].every((name) =>
    cells.some(([line]) => new RegExp(`^\\W*(?:${name})\\b`, 'iu').test(line?.text ?? '')),
  );

/** The number of an answer: '1 growth' has one too. */
const numberSaid = (item: Item) =>
  numberOf(item) ?? (item.kind === 'line' ? /^(\d{1,2})\s+\p{Ll}/u.exec(item.text)?.[1] : undefined);

/** Whether a line without a number is there word for word above: a heading of the questions that is one of the answers too. */
export function saidBefore(items: readonly Item[]): (at: number) => boolean {
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
