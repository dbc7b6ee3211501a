import { readAnswerLine } from '../../lines/answer-text.ts';
import { isKeyTitle } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

/** How teachers begin the line that says why an answer is right, or how it was found. */
const label =
  /^(?:[-–•*]\s*)?[[(]?(?:(?:brief|short|full|detailed|worked|teacher(?:['’]s)?|our)\s+)?(?:workings?(?:\s+out)?|explanation|method|reasoning|rationale|justification|steps|calculation|why|because|feedback|commentary|erklärung|rechenweg|lösungsweg|begründung|explication|justification|méthode|calculs?|explicación|justificación|desarrollo|procedimiento)\s*(?:[:=]|\s[–—-])\s*(?=\S)(?![\s_.…]+$)/iu;

/**
 * 'Working: 60 ÷ 5 × 3' below an answer that is said already is for whoever wants to know why: it is no further answer, and is left out of the
 * items. With marks of its own it is a part of the mark scheme.
 */
export function withoutWorkings(items: readonly Item[]): readonly Item[] {
  const title = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  let last: Item | undefined;
  return items.filter((item, index) => {
    const isKey = title !== -1 && index > title;
    if (item.kind === 'line' && last?.kind === 'line' && isWorking(item) && saysAnswer(last, isKey)) return false;
    last = item;
    return true;
  });
}

const isWorking = ({ text }: Line) => label.test(text) && takeMarks(text).marks === undefined;

/** Whether a line is an answer with something in it: 'Answer: 36', and in a key '6. 36' too. */
function saysAnswer({ text }: Line, isKey: boolean): boolean {
  const said = readAnswerLine(text);
  if (said !== undefined) return said !== '';
  const marker = readMarker(text);
  const isEntry = marker?.kind === 'number' || marker?.kind === 'letter';
  return isKey && isEntry && text.slice(marker.end).trim() !== '';
}
