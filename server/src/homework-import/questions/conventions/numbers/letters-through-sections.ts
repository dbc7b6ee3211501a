import { isTitleOfKey } from '../../key/title-of-key.ts';
import { isNumbered } from '../../lines/item-numbers.ts';
import { sliceLine } from '../../lines/lines.ts';
import { letterPlace, readMarker } from '../../lines/markers.ts';
import { relabelled } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';
import { spellAnswers } from './lettered-answers.ts';
import { nameOf } from './sections-by-letters.ts';

const fewest = 5;

/**
 * 'a)' to 'e)' below 'Section 1', 'f.' to 'i.' below 'Section 2': letters that go on through sections without any number are the numbers of
 * the questions, in the answers too, 'Section 2: f oxygen, g lungs'. Letters that begin anew in a section are read elsewhere.
 */
export function spellLettersThroughSections(items: readonly Item[]): readonly Item[] {
  const title = items.findIndex(isTitleOfKey);
  const body = title === -1 ? items : items.slice(0, title);
  if (body.some(isNumbered)) return items;
  const asked = body.flatMap((item, index) => (letterOf(item) === undefined ? [] : [index]));
  const areInOrder = asked.every((index, at) => letterPlace(letterOf(items[index]) ?? '') === at + 1);
  const sections = body.flatMap((item, index) => (nameOf(item) === undefined ? [] : [index]));
  // A heading stands between two of the letters.
  const [first = 0, last = 0] = [asked[0], asked.at(-1)];
  const goOn = sections.some((index) => index > first && index < last);
  if (asked.length < fewest || !areInOrder || !goOn) return items;
  const numbers = new Map(asked.map((index, at) => [index, at + 1]));
  const labels = asked.map((index) => letterOf(items[index]) ?? '');
  let next = 0;
  return items.flatMap((item, index): readonly Item[] => {
    const number = numbers.get(index);
    if (item.kind !== 'line') return [item];
    if (number !== undefined) return [relabelled(sliceLine(item, readMarker(item.text)?.end ?? 0), `${number}.`)];
    if (title === -1 || index < title) return [item];
    const lines = spellAnswers(item, { labels, isCounted: true }, next);
    next += lines.filter(isNumbered).length;
    return lines;
  });
}

function letterOf(item: Item | undefined): string | undefined {
  const marker = item?.kind === 'line' && !item.continues ? readMarker(item.text) : undefined;
  return marker?.kind === 'letter' && /^\p{Ll}$/u.test(marker.letter) ? marker.letter : undefined;
}
