import { readAnswerLine } from '../../lines/answer-text.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { type Line, sliceLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;

/**
 * 'A. …', 'B. …' and 'C. …' below a heading, each with 'Answer: …' below it, are questions where numbers stand above the heading: '1. …', '2. …' of
 * a section of their own. Options have one answer for all of them.
 */
export function spellLettersWithAnswers(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => isNumbered(item) || item.kind !== 'line')) return items;
  const spoken = new Map<Item, Line>();
  let isBelowHeading = false;
  for (const [index, item] of items.entries()) {
    if (isNumbered(item)) isBelowHeading = false;
    else if (item.kind === 'line' && item.isHeading) isBelowHeading = true;
    if (!isBelowHeading || letterOf(item) !== 'A') continue;
    for (const [at, line] of runFrom(items, index).entries())
      spoken.set(line, relabelled(sliceLine(line, readMarker(line.text)?.end ?? 0), `${at + 1}.`));
  }
  return spoken.size === 0 ? items : items.map((item) => spoken.get(item) ?? item);
}

/** The lines with letters from A on that are answered one by one; none where one of them is not. */
function runFrom(items: readonly Item[], start: number): readonly Line[] {
  const run: Line[] = [];
  let isAnswered = true;
  for (const item of items.slice(start)) {
    if (item.kind !== 'line' || item.isHeading || isNumbered(item)) break;
    if (letterOf(item) === 'ABCDEFGHIJ'.charAt(run.length)) {
      if (!isAnswered) return [];
      run.push(item);
      isAnswered = false;
    } else if ((readAnswerLine(item.text) ?? '') !== '') isAnswered = true;
  }
  return run.length >= fewest && isAnswered ? run : [];
}

function letterOf(item: Item): string | undefined {
  const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
  return marker?.kind === 'letter' && marker.letter.length === 1 ? marker.letter.toUpperCase() : undefined;
}
