import { asks, asksToFillIn, isAnswerSpace, isDetailsLine, readTip } from '../../lines/line-kinds.ts';
import { withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { readWordBank } from '../../word-bank.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 3;
const share = 0.6;

/** Where nothing else says what is right, what stands in a box of its own right below nearly every question or part answers it. */
export function spellBoxedAnswers(items: readonly Item[]): readonly Item[] {
  const answers = items.flatMap((item, index) => (isAnswerOf(items[index - 1], item) ? [index] : []));
  const asked = items.filter((item) => item.kind === 'line' && item.box === undefined && isAsked(item)).length;
  // 'Teacher notes' at the top of each box names what is in it.
  const isNamed = new Set(answers.map((index) => textOf(items[index]))).size < answers.length;
  if (isNamed || answers.length < fewest || answers.length < asked * share || !isUnanswered(items)) return items;
  const found = new Set(answers);
  const boxes = new Set(answers.flatMap((index) => boxOf(items[index]) ?? []));
  return items.map((item, index) => {
    if (item.kind !== 'line' || item.box === undefined || !boxes.has(item.box)) return item;
    return withLabel(item, found.has(index) ? 'Answer:' : '•');
  });
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');
const boxOf = (item: Item | undefined) => (item?.kind === 'line' ? item.box : undefined);

function isAnswerOf(above: Item | undefined, item: Item): boolean {
  if (above?.kind !== 'line' || item.kind !== 'line' || item.box === undefined || above.box !== undefined) return false;
  const isElse =
    readMarker(item.text)?.kind === 'number' ||
    isAnswerSpace(item.text) ||
    isDetailsLine(item.text) ||
    readTip(item.text) !== undefined;
  return (
    isAsked(above) &&
    !isElse &&
    !asksToFillIn(above.text) &&
    !/\?\s*$/u.test(item.text) &&
    readWordBank([above, item]) === undefined
  );
}

function isAsked({ text }: { readonly text: string }): boolean {
  const asked = takeMarks(text).text;
  const marker = readMarker(asked);
  const isLabelled = marker?.kind === 'number' || marker?.kind === 'letter';
  return asks(asked.slice(isLabelled ? marker.end : 0)) || (isLabelled && asked.length > marker.end);
}
