import { isAnswerSpace } from '../../lines/line-kinds.ts';
import { emphasisOf, type Line, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const share = 0.6;
const shortest = 25;
/** How far a line may stay below the widest, as a share of it. */
const slack = 0.85;
/** How far any line may go beyond the widest that goes on. */
const excess = 1.1;

/**
 * Text that came out of a PDF has each line of the page in a paragraph of its own: the items with such lines joined. A line goes on where
 * the next begins with a small letter, looks the same, and its first word had no room left: no line of the document is longer.
 */
export function joinHardBreaks(items: readonly Item[]): readonly Item[] {
  const begun = items.flatMap((item, index) => (goesOnFrom(items[index - 1], item) ? [index] : []));
  const width = widest(begun.map((index) => items[index - 1]));
  const broken = new Set(
    begun.filter((index) => {
      const [word = ''] = textOf(items[index]).split(/\s/u);
      return textOf(items[index - 1]).length + 1 + word.length > width * slack || endsSentence(items, index);
    }),
  );
  const longest = widest(items);
  const isPage = longest <= width * excess && broken.size >= Math.max(fewest, begun.length * share);
  if (!isPage) return items;
  const joined: Item[] = [];
  for (const [index, item] of items.entries()) {
    const last = joined.at(-1);
    if (broken.has(index) && item.kind === 'line' && last?.kind === 'line')
      joined[joined.length - 1] = join(last, item);
    else joined.push(item);
  }
  return joined;
}

function goesOnFrom(above: Item | undefined, item: Item): boolean {
  if (above?.kind !== 'line' || item.kind !== 'line' || item.continues || item.label !== null) return false;
  const isOpen =
    above.text.length >= shortest &&
    /[\p{L}\p{N},]$/u.test(above.text) &&
    !isAnswerSpace(above.text) &&
    takeMarks(above.text).marks === undefined;
  const [look, own] = [emphasisOf(above.spans), emphasisOf(item.spans)];
  const isSame = look.colour === own.colour && look.bold === own.bold && look.marked === own.marked;
  const isPlain = isSame && !above.isHeading && !item.isHeading && item.pictures.length === 0;
  const begins = /^\p{Ll}/u.test(item.text) || (/^\d/u.test(item.text) && lacksNumber.test(above.text));
  return isOpen && isPlain && begins && readMarker(item.text) === undefined;
}

/** 'transferred in' above '90 seconds.' */
const lacksNumber = /\b(?:in|of|by|for|at|to|than|is|are|the|every|after|about|and|from)$/u;

/** Whether a line ends the sentence of the one above, which broke off earlier than the page: no other line with a small letter is below it. */
function endsSentence(items: readonly Item[], index: number): boolean {
  const below = items[index + 1];
  return /\p{L}[.?]$/u.test(textOf(items[index])) && !/^\p{Ll}/u.test(textOf(below));
}

const widest = (items: readonly (Item | undefined)[]) =>
  items.reduce((most, item) => Math.max(most, textOf(item).length), 0);

const textOf = (item: Item | undefined) => (item?.kind === 'line' ? item.text : '');

function join(above: Line, below: Line): Line {
  return {
    ...above,
    text: `${above.text} ${below.text}`,
    spans: [...above.spans, ...spokenLine(' ', above.place).spans, ...below.spans],
  };
}
