import { isNumbered } from '../../lines/item-numbers.ts';
import { takeMarks } from '../../lines/marks.ts';
import { toPieces } from '../../lines/pieces.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const formula = /[=≈]|\d\s*[×x*÷/+−-]\s*\d/u;
/** 'P = 90000/45', 'before: ½ × 1200 × 20² = 240000 J' */
const arithmetic = /[=:≈].*\d\s*[×x*÷/+−-]\s*[\d(]|[=:≈]\s*[(\d][^=]*[×÷/]/u;

/**
 * Without the working between a question and its 'Answer: 600 J', 'GPE = m g h' and '= 20 × 10 × 3': it would tell pupils how to find it. An equation
 * without figures that stands there alone is given to them, and so is what is asked in figures, '12 + 5 × 3 ='.
 */
export function withoutWorkingAbove(items: readonly Item[]): readonly Item[] {
  const found = items.flatMap((item, index) => (isAnswer(item) ? [workingAbove(items, index)] : []));
  const workings = found.filter((lines) => lines.length > 0);
  if (workings.length < fewest) return items;
  const gone = new Set(workings.flat());
  return items.filter((item) => !gone.has(item));
}

const isAnswer = (item: Item) => {
  const [piece] = toPieces([item]);
  return piece?.kind === 'answer' && /\d/u.test(piece.text);
};

/** The lines of working between an answer and the whole question above; none where others stand there. */
function workingAbove(items: readonly Item[], answer: number): readonly Item[] {
  let start = answer;
  while (start > 0 && isFormula(items[start - 1])) start -= 1;
  const lines = items.slice(start, answer);
  const above = items[start - 1];
  const isWorking = lines.some(
    (item) => item.kind === 'line' && arithmetic.test(item.text) && !/=\s*$/u.test(item.text),
  );
  return isWorking && above?.kind === 'line' && isWhole(above.text) ? lines : [];
}

const isFormula = (item: Item | undefined) =>
  item?.kind === 'line' &&
  !isNumbered(item) &&
  !isAnswer(item) &&
  formula.test(item.text) &&
  item.text.length < longest;

const longest = 80;

/** '… What is its power? (2 marks)' asks without what is below it. */
const isWhole = (text: string) => {
  const { text: asked } = takeMarks(text);
  return /[.?!]\s*$/u.test(asked) && asked.split(/\s+/u).length > 4;
};
