import { isKeyTitle } from '../../lines/line-kinds.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const label = /(?<=^|\s)(\(?)(\d{1,2})([.)])\s+(?=\S)/gu;
const fewest = 2;
/** Of the questions in a line, so many must look like one. */
const share = 0.7;
/** A question mark before what may follow it, options with letters, or a gap. */
const looksAsked = /\?(?:\s|$)|(?:^|\s)\(?a[).]\s.*\s\(?b[).]\s|_{3,}/isu;
/** '2. see 1)' and 'from 1) to 2)' name numbers. */
const names = /\b(?:and|or|to|from|see|of|in|questions?|step|part|page|than|is|are|=|[-–+×*/])\s*$|[-–+×*/=,]\s*$/iu;

/**
 * '1) Which gas …? a) oxygen b) argon 2) Which metal …? a) iron b) tin', as quizzes come that were copied from a page, has a line for each
 * question. Numbers go on in one style; what stands behind most of them asks, has options or a gap.
 */
export function splitQuestionsInLine(items: readonly Item[]): readonly Item[] {
  const end = items.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  return items.flatMap((item, index): readonly Item[] =>
    item.kind === 'line' && (end === -1 || index < end) ? splitLine(item) : [item],
  );
}

function splitLine(line: Line): readonly Line[] {
  const { text } = line;
  const starts: { at: number; value: number; style: string }[] = [];
  for (const { index: at, 1: open = '', 2: digits = '', 3: close = '' } of text.matchAll(label)) {
    const [value, style, last] = [Number(digits), open + close, starts.at(-1)];
    if (last === undefined ? at > 0 : value !== last.value + 1 || style !== last.style || names.test(text.slice(0, at)))
      continue;
    starts.push({ at, value, style });
  }
  if (starts.length < fewest) return [line];
  const asked = starts.map(({ at }, index) => text.slice(at, starts[index + 1]?.at));
  if (asked.filter((part) => looksAsked.test(part)).length < Math.ceil(asked.length * share)) return [line];
  return starts.map(({ at }, index) => {
    const to = starts[index + 1]?.at ?? text.length;
    const part = sliceLine(line, at, text.slice(0, to).trimEnd().length);
    return index === 0 ? part : { ...part, label: null };
  });
}
