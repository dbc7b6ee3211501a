import { withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const fewestOptions = 2;
const mostOptions = 6;
const longestOption = 80;
const tick = /^.*\S\s?[✓✔☑✅*]$/u;

/**
 * Where nothing has a number or a letter and a few short lines stand below each question mark, one or more of them with a tick or a star,
 * those are the options: the questions get numbers.
 */
export function spellQuestionsAboveOptions(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (isAsked(item) ? [index] : []));
  const [first = items.length] = starts;
  if (starts.length < fewest || items.slice(first).some((item) => isMarked(item) && !isAsked(item))) return items;
  const areChoices = starts.every((start, at) => {
    const below = items.slice(start + 1, starts[at + 1]);
    const texts = below.map((item) => (item.kind === 'line' && item.text.length <= longestOption ? item.text : ''));
    const ticked = texts.filter((text) => tick.test(text)).length;
    const isMany = texts.length >= fewestOptions && texts.length <= mostOptions;
    return isMany && !texts.includes('') && ticked > 0 && ticked < texts.length;
  });
  if (!areChoices) return items;
  const numbers = new Map(starts.map((start, at) => [start, at + 1]));
  return items.map((item, index) => {
    const number = numbers.get(index);
    return item.kind === 'line' && number !== undefined ? withLabel(item, `${number}.`) : item;
  });
}

const isAsked = (item: Item) =>
  item.kind === 'line' &&
  readMarker(item.text) === undefined &&
  /\?(?:\s+[^?]{3,40})?$/u.test(takeMarks(item.text).text) &&
  !tick.test(item.text);

const isMarked = (item: Item) => item.kind !== 'line' || readMarker(item.text) !== undefined;
