import { readAnswerLine } from '../lines/answer-text.ts';
import { asks, asksTrueOrFalse, demands, isAnswerSpace, isDetailsLine, readSection } from '../lines/line-kinds.ts';
import { emphasisOf, type Line } from '../lines/lines.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item } from '../parsed-question.ts';

const fewest = 3;
const enough = 5;

/**
 * Where a key without a title begins: the numbers of all questions are there a second time to the end of the document, each with a text
 * that asks for nothing. `undefined` for a document that does not end so.
 */
export function keyWithoutTitle(items: readonly Item[]): number | undefined {
  const first = firstAnswer(items);
  if (first === undefined || isAboveStatements(items, first)) return undefined;
  return isHeadingBelow(items, first - 1) ? first - 1 : first;
}

/** 'Check your work' above the answers, and below the room to write, the options or the marks of the last question. */
function isHeadingBelow(items: readonly Item[], index: number): boolean {
  const [above, heading] = [items[index - 1], items[index]];
  if (heading?.kind === 'line' && isToldToTeacher(heading)) return true;
  if (above?.kind !== 'line' || heading?.kind !== 'line' || heading.text.length > 70) return false;
  if (readMarker(heading.text) !== undefined || demands(heading.text) || isAnswerSpace(heading.text)) return false;
  const { bold, italic, underlined } = emphasisOf(heading.spans);
  const isShouted = !/\p{Ll}/u.test(heading.text) && /\p{Lu}{3}/u.test(heading.text) && !asksTrueOrFalse(heading.text);
  const isOver =
    isShouted ||
    isAnswerSpace(above.text) ||
    /\?\s*$/u.test(above.text) ||
    takeMarks(above.text).marks !== undefined ||
    readMarker(above.text)?.kind === 'letter';
  return isOver && (heading.isHeading || bold || italic || underlined || !/[.,;]$/u.test(heading.text));
}

/** 'Task 2: True or false?' right above: what is below it is to be judged. */
function isAboveStatements(items: readonly Item[], first: number): boolean {
  const above = items[items.slice(0, first).findLastIndex((item) => item.kind !== 'line' || item.text !== '')];
  return above?.kind === 'line' && readSection(above.text) !== undefined && asksTrueOrFalse(above.text);
}

/** 'For the cover teacher – answers (please go through in the last 10 minutes)' in bold. */
function isToldToTeacher({ text, spans, isHeading }: Line): boolean {
  const isShown = isHeading || emphasisOf(spans).bold;
  return isShown && text.length < 160 && readMarker(text) === undefined && /\b(?:answers|mark\s*scheme)\b/iu.test(text);
}

function firstAnswer(items: readonly Item[]): number | undefined {
  const numbered = items.flatMap((item, index) => {
    if (item.kind === 'row') return [{ index, text: item.question.text, value: Number(item.number), end: 0 }];
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    // '(1)' alone is the marks of what is above it.
    return item.kind === 'line' && marker?.kind === 'number' && takeMarks(item.text).text !== ''
      ? [{ index, text: item.text, value: marker.value, end: marker.end }]
      : [];
  });
  const isOne = (at: number) => numbered[at]?.value === 1;
  const start = Math.max(
    0,
    numbered.findLastIndex((_one, at) => isOne(at) && !isOne(at - 1)),
  );
  const [asked, said] = [numbered.slice(0, start), numbered.slice(start)];
  const first = said[0]?.index ?? items.length;
  const numbers = new Set(asked.map(({ value }) => value));
  const answered = new Set(said.map(({ value }) => value)).size;
  // The last may have no answer: 'Draw a poster.'
  const isButLast = answered === numbers.size - 1 && answered >= enough && !numbers.has(answered + 2);
  const areSame = said.length >= fewest && (answered === numbers.size || isButLast);
  const areAnswers = said.every(({ value, text, end }) => numbers.has(value) && isAnswer(text.slice(end)));
  const isWhole = items.slice(first).every(
    (item) =>
      item.kind === 'line' &&
      (isDetailsLine(item.text) || (!isAnswerSpace(item.text) && !demandsOrHasGap(item.text))) &&
      // What has an answer below it is asked.
      readAnswerLine(item.text) === undefined,
  );
  // 'If one breaks the others stay on' is an answer; a list of tasks begins with a verb again and again.
  const areTasks = said.filter(({ text, end }) => asks(text.slice(end))).length > said.length / 3;
  // 'physical', 'chemical', 'physical': each of a few again and again.
  const words = said.map(({ text, end }) => text.slice(end).toLowerCase().trim());
  const areFew = words.length > 3 && new Set(words).size <= words.length / 2;
  return areSame && areAnswers && !areTasks && isWhole && (areAsked(items.slice(0, first)) || areFew)
    ? first
    : undefined;
}

function isAnswer(text: string): boolean {
  const rest = takeMarks(text).text;
  return rest !== '' && !demandsOrHasGap(rest) && !isAnswerSpace(rest);
}

const demandsOrHasGap = (text: string) => demands(text) || /_{3,}|\.{5,}|…{2,}/u.test(text);

/** Whether as many lines ask as an answer could be of. */
const areAsked = (items: readonly Item[]) =>
  items.filter((item) =>
    item.kind === 'row'
      ? asks(item.question.text)
      : item.kind === 'line' && asks(item.text.replace(/^\W*(?:q(?:uestion)?\s*)?\d{1,3}\W*/iu, '')),
  ).length >= fewest;
