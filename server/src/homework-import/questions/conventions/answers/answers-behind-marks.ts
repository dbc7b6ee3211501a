import { asks, asksTrueOrFalse } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 3;
const share = 0.7;
const most = 300;
/** 'What is the unit of force? (1)  NEWTON' */
const behindMarks =
  /^(.{3,300}?[\p{L}\d?.:)_…])\s*[([]\s*(\d{1,2})\s*(?:marks?|mks?|pts?|points?|m|p)?\.?\s*[)\]]\s+(?=[^\s([])(.+)$/su;
/** 'What is the unit of force?  NEWTON' in capitals where what is asked is not. */
const inCapitals = /^(.{3,300}?[?.:])\s+((?=.{0,9}\p{Lu}{2})[\p{Lu}\d][^\p{Ll}?]*)$/su;
const truthBehind = /^(.{3,300}?[.?])(?:\s*\t\s*|\s{2,})((?:TRUE|FALSE|True|False|T|F)\b.*)$/su;

/**
 * Where nothing else says what is right, what stands behind the marks of most questions does, 'What is the unit of force? (1)  NEWTON', or
 * what stands in capitals at their ends: they become 'What is the unit of force? [1] Answer: NEWTON'.
 */
export function spellAnswersBehindMarks(items: readonly Item[]): readonly Item[] {
  const asking = items.filter((item) => item.kind === 'line').filter(isAsked);
  for (const way of [behindMarks, inCapitals]) {
    const found = new Set<Item>(asking.filter((line) => answerBehind(line, way) !== undefined));
    if (found.size < fewest || found.size < asking.length * share) continue;
    if (!isUnanswered(items)) return items;
    return items.map((item) => {
      if (item.kind !== 'line') return item;
      const said = (found.has(item) ? answerBehind(item, way) : undefined) ?? truthOf(item, items);
      return said === undefined ? item : spelt(item, said);
    });
  }
  return items;
}

interface Behind {
  readonly asked: string;
  readonly marks: string | undefined;
  readonly answer: string;
}

function isAsked(line: Line): boolean {
  const { text } = line;
  if (text.length > most * 2) return false;
  const behind = behindMarks.exec(text)?.[1] ?? inCapitals.exec(text)?.[1] ?? text;
  const marker = readMarker(behind);
  if (marker?.kind === 'box' || marker?.kind === 'bullet') return false;
  return asks(behind.slice(marker?.end ?? 0)) && !asksTrueOrFalse(behind);
}

function answerBehind({ text }: Line, way: RegExp): Behind | undefined {
  const match = way.exec(text);
  if (match === null) return undefined;
  const [, asked = ''] = match;
  const marks = way === behindMarks ? match[2] : undefined;
  const answer = match[way === behindMarks ? 3 : 2] ?? '';
  const isNone = asks(answer) || /^[\s_.…]*$|_{3,}|…{2,}|\.{4,}|^[([]?[A-Ha-h][).]/u.test(answer);
  const isAll = way === inCapitals && !/\p{Ll}{2}/u.test(asked);
  return isNone || isAll ? undefined : { asked, marks, answer };
}

/** 'A tributary is a small river.   TRUE' */
function truthOf({ text }: Line, items: readonly Item[]): Behind | undefined {
  const [, asked, answer] = truthBehind.exec(text) ?? [];
  if (asked === undefined || answer === undefined) return undefined;
  return items.some((item) => item.kind === 'line' && asksTrueOrFalse(item.text))
    ? { asked, marks: undefined, answer }
    : undefined;
}

const spelt = (line: Line, { asked, marks, answer }: Behind) => withAnswer(line, answer, marks, asked.length);
