import { numberOf } from '../../lines/item-numbers.ts';
import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const label =
  /^(?:answer|ans|solution|soln|réponse|respuesta|antwort)\.?\s*(?:n[°o.]\s*)?(\d{1,2})\s*(?:[:.)]|[–—-]\s|$)\s*/iu;
const fewest = 2;

/**
 * 'Answer 1:' below question 1 is its 'Answer:', whether what it says stands behind or below it; a list of them below the last question, or in
 * a file of its own, is a key.
 */
export function spellNumberedAnswerLabels(items: readonly Item[]): readonly Item[] {
  const numbers = items.map((item) => (item.kind === 'line' ? label.exec(item.text)?.[1] : undefined));
  const found = numbers.flatMap((number, index) => (number === undefined ? [] : [index]));
  if (found.length < fewest) return items;
  const last = items.findLastIndex((item) => numberOf(item) !== undefined);
  const [first = 0] = found;
  const isKey = first > last;
  return items.flatMap((item, index): readonly Item[] => {
    const number = numbers[index];
    if (item.kind !== 'line' || number === undefined) return [item];
    const said = behindLabel(item);
    if (!isKey) return [withLabel(said, 'Answer:')];
    const entry = withLabel(said, `${number}.`);
    return index === first ? [spokenLine('Answers', item.place), entry] : [entry];
  });
}

const behindLabel = (line: Line): Line => ({
  ...sliceLine(line, label.exec(line.text)?.[0].length ?? 0),
  isHeading: false,
});
