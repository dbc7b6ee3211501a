import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';
import { isReviewTable } from '../../tables/review-table.ts';

/** What an attempt says of a question. */
export interface AttemptFields {
  readonly asked: readonly Line[];
  /** What there was to choose from. */
  readonly answers: readonly Line[];
  readonly correct: readonly Line[];
  /** How far from a number is right, where it may be: '0.5 (9.5 - 10.5)'. */
  readonly range: readonly Line[];
  /** What stands below the table. */
  readonly below: readonly Line[];
}

const labels =
  /^(?:(selected answers?)|(correct answers?)|(answers)|(answer range\s*\+\/-)|((?:response |correct |incorrect )?feedback))(?:\s*:\s*|(?<=\+\/-)\s*)/iu;
const names = ['selected', 'correct', 'answers', 'range', 'feedback'] as const;
const tick = /^[✓✔✅]\uFE0F?\s*/u;
const none = /^(?:\[none(?: given)?\]|none given)$/iu;
const noRange = /^0(?:\s*\(.*)?$/u;

/** The lines below each label of a question in an attempt, in its table or not: 'Answers:', 'Correct Answer: ✔ b. a ditch'. */
export function attemptFields(body: readonly Item[]): AttemptFields {
  const read: { name: (typeof names)[number] | 'asked' | 'below'; line: Line }[] = [];
  let name: (typeof read)[number]['name'] = 'asked';
  for (const item of body) {
    const isTable = item.kind === 'table' && isReviewTable(item.rows);
    for (const line of item.kind === 'line' ? [item] : isTable ? item.rows.flat(2) : []) {
      const found = labels.exec(line.text);
      name = names[found?.slice(1).findIndex((one) => one !== undefined) ?? -1] ?? name;
      read.push({ name, line: sliceLine(line, found?.[0].length ?? 0) });
    }
    if (isTable) name = 'below';
  }
  const linesOf = (own: (typeof read)[number]['name']) =>
    read.flatMap(({ name, line }) => (name === own && isSaid(line) ? [line] : []));
  return {
    asked: linesOf('asked'),
    answers: unticked(linesOf('answers')),
    correct: unticked(linesOf('correct')),
    range: linesOf('range').filter(({ text }) => !noRange.test(text)),
    below: linesOf('below'),
  };
}

/** Lines without the tick before what is right, and none of '[None Given]'. */
export const unticked = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) => sliceLine(line, tick.exec(line.text)?.[0].length ?? 0)).filter(isSaid);

function isSaid({ text, pictures }: Line): boolean {
  return (text !== '' && !none.test(text)) || pictures.length > 0;
}
