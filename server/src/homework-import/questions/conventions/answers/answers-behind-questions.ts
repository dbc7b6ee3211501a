import { readAnswerLine } from '../../lines/answer-text.ts';
import { asks, asksTrueOrFalse, isAnswerSpace, isDetailsLine } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import { optionsBehindGap } from '../../options/options-behind-gap.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';
import { type Behind, behindAnyEnd, roomBehindSign, ways } from './answer-behind.ts';
import { areAlike, isSaidToAll } from './how-to-answer.ts';

const fewest = 3;
const share = 0.7;
const longest = 600;
/** '[ans: joule]' */
const label = /^\p{L}{1,12}(?:\s\p{L}{1,12})?\.?\s?[:=]\s*(?=\S)/u;

/**
 * Where nothing else says what is right and (nearly) every question has something behind it in the same way, that is its answer, whatever
 * the way is: 'State the unit of energy. [1] – joule', 'Name the largest planet. (1) (Jupiter)', or words in a colour.
 */
export function spellAnswersBehindQuestions(items: readonly Item[]): readonly Item[] {
  const lines = items.filter((item) => item.kind === 'line').filter(mayAsk);
  for (const way of ways) {
    const found = new Map<Line, Behind>();
    for (const line of lines) {
      const behind = way(line);
      if (behind !== undefined) found.set(line, behind);
    }
    // '(est / es / et)' behind most gaps are words to choose from; behind one of them two ways to say its answer.
    const offering = [...found.keys()].filter((line) => optionsBehindGap(line) !== undefined);
    if (offering.length > found.size / 2) for (const line of offering) found.delete(line);
    const asked = lines.filter((line) => found.has(line) || isAsked(line)).length;
    const unsure = [...found.values()].filter(({ isUnsure }) => isUnsure).length;
    if (found.size < fewest || found.size < asked * share || unsure > found.size / 2) continue;
    // 'Find the mean. 3, 5, 7' is asked of numbers: one question with its sign shows what stands behind the others.
    if (way === behindAnyEnd && ![...found.keys()].some(({ text }) => /\?\s/u.test(text))) continue;
    if (
      !isUnanswered(
        items.filter((item) => item.kind !== 'line' || !found.has(item)),
        true,
      )
    )
      return items;
    const answers = [...found.values()].map(({ answer }) => answer);
    const stems = [...found].map(([line, { end }]) => line.text.slice(readMarker(line.text)?.end ?? 0, end));
    if (isSaidToAll(answers) || areAlike(stems)) continue;
    const areLabelled = answers.filter((answer) => label.test(answer)).length >= found.size * share;
    return items.map((item) => (item.kind === 'line' ? spelt(item, found.get(item), areLabelled) : item));
  }
  return items;
}

function mayAsk(line: Line): boolean {
  const { text } = line;
  const kind = readMarker(text)?.kind;
  if (
    text.length > longest ||
    line.isTitle ||
    readAnswerLine(text) !== undefined ||
    kind === 'box' ||
    kind === 'bullet'
  )
    return false;
  return (
    !isAnswerSpace(text) &&
    !isDetailsLine(text) &&
    !asksTrueOrFalse(text) &&
    (!gap.test(text) || behindStop.test(text) || roomBehindSign.test(text))
  );
}

const gap = /_{3,}|…{2,}|\.{4,}/u;
/** 'It turns around the ______ . (Sun)' and 'The ______ makes proteins. ribosome': no verb to be put in the gap. */
const behindStop = /[.?!]\s*[([][^()[\]]+[)\]]\s*$|(?<![_.…])[.!]\s+[^\s.!?:_…]+(?:\s[^\s.!?:_…]+){0,3}$/u;

/** Whether a line asks something, by its number or by its words. */
function isAsked({ text, isHeading }: Line): boolean {
  const marker = readMarker(text);
  const rest = text.slice(marker?.end ?? 0);
  return !isHeading && /\p{L}/u.test(rest) && (marker?.kind === 'number' || asks(rest));
}

function spelt(line: Line, behind: Behind | undefined, isLabelled: boolean): Line {
  if (behind === undefined) return line;
  const { end, marks, answer } = behind;
  return withAnswer(line, isLabelled ? answer.replace(label, '') : answer, marks, end);
}
