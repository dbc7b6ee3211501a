import { type Line, sliceLine } from '../../lines/lines.ts';
import { takeMarks } from '../../lines/marks.ts';
import { withAnswer } from '../../lines/said-behind.ts';
import type { Item } from '../../parsed-question.ts';

/** '___B___ 1. Which …', '__magnitude__ 6. It is …' and '(B) 2. …' */
const filled =
  /^(?:_{1,20}\s{0,3}([^\s_](?:[^_]{0,60}[^\s_])?)\s{0,3}_{1,20}|[([]\s{0,3}([A-H]|[TF]|true|false)\s{0,3}[)\]])\s*(?=\d{1,3}[.)]\s*\S)/iu;
const fewest = 3;

/** The answers that stand on the blanks before the numbers, '___B___ 1. Which …?', go behind the questions: '1. Which …? Answer: B'. */
export function spellAnswersBeforeNumbers(items: readonly Item[]): readonly Item[] {
  const found = items.filter((item) => item.kind === 'line' && filled.test(item.text));
  if (found.length < fewest) return items;
  return items.map((item) => (item.kind === 'line' ? spelt(item) : item));
}

function spelt(line: Line): Line {
  const match = filled.exec(line.text);
  const answer = match?.[1] ?? match?.[2];
  if (match === null || answer === undefined) return line;
  const own = sliceLine(line, match[0].length);
  const { text, marks } = takeMarks(own.text);
  return withAnswer(own, answer, marks, text.length);
}
