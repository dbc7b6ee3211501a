import { asks } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/**
 * In a copy with answers in a colour below the questions, 'i. use a bigger current' and 'ii. put more turns on the coil' in that colour below
 * 'Give two ways …' are answers too, and no parts.
 */
export function spellColouredLists(items: readonly Item[]): readonly Item[] {
  const colour = colourOfAnswers(items);
  if (colour === undefined) return items;
  const isIn = (item: Item | undefined) => item?.kind === 'line' && isLettered(item) && colourOf(item) === colour;
  const isBelow = (index: number) => {
    const above = items[index - 1];
    return above?.kind === 'line' && isLabelled(above) && colourOf(above) !== colour && asks(unlabelled(above).text);
  };
  const answers = new Map<Item, Line>();
  for (let index = 1; index < items.length; index++) {
    if (!isIn(items[index]) || !isBelow(index)) continue;
    const start = index;
    while (isIn(items[index + 1])) index += 1;
    const run = items.slice(start, index + 1).filter((item) => item.kind === 'line');
    if (run.length < fewest || run.some(({ text }) => /\?\s*$/u.test(text))) continue;
    for (const line of run) answers.set(line, withLabel(unlabelled(line), 'Answer:'));
  }
  return items.map((item) => answers.get(item) ?? item);
}

/** The colour of lines without numbers that stand right below lines with them, in no colour. */
function colourOfAnswers(items: readonly Item[]): string | undefined {
  const found = items.flatMap((item, index) => {
    const above = items[index - 1];
    if (item.kind !== 'line' || above?.kind !== 'line' || isLabelled(item) || !isLabelled(above)) return [];
    return colourOf(above) === null ? (colourOf(item) ?? []) : [];
  });
  const [first] = found;
  return found.length >= fewest && found.every((colour) => colour === first) ? first : undefined;
}

const isLettered = ({ text }: Line) => readMarker(text)?.kind === 'letter';
const isLabelled = ({ text }: Line) => ['number', 'letter'].includes(readMarker(text)?.kind ?? '');
const unlabelled = (line: Line) => ({
  ...sliceLine(line, readMarker(line.text)?.end ?? /^(?:Answer:\s*)?/u.exec(line.text)?.[0].length ?? 0),
  label: null,
});
const colourOf = (line: Line) => emphasisOf(unlabelled(line).spans).colour;
