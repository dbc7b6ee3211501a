import { isNumbered } from '../../lines/item-numbers.ts';
import { demands, isAnswerSpace, isDetailsLine, isFurniture, isKeyTitle, readSection } from '../../lines/line-kinds.ts';
import type { Line } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import type { Item } from '../../parsed-question.ts';

const longest = 50;
const fewest = 2;

/**
 * 'Last lesson', 'Last week' and 'Last term' in no look of their own, above numbers that go on, are headings where the answers have them too, in the
 * same order and above numbers as well: they would be the ends of questions and of answers.
 */
export function spellHeadingsSaidAgain(items: readonly Item[]): readonly Item[] {
  const shown = items.filter((item) => item.kind !== 'line' || item.text !== '' || item.pictures.length > 0);
  const title = shown.findIndex((item) => item.kind === 'line' && isKeyTitle(item.text));
  if (title === -1) return items;
  const above = shown.flatMap((item, index) => (isName(item) && isNumbered(shown[index + 1]) ? [{ item, index }] : []));
  const asked = above.filter(({ index }) => index < title).map(({ item }) => item);
  const said = above.filter(({ index }) => index > title).map(({ item }) => item);
  const areSame = asked.length >= fewest && asked.map(plain).join('\n') === said.map(plain).join('\n');
  if (!areSame || new Set(asked.map(plain)).size < asked.length) return items;
  // The one above the first number would be the title.
  const first = shown.findIndex(isNumbered);
  const headings = new Set<Item>([...above.filter(({ index }) => index > first).map(({ item }) => item)]);
  return items.map((item) => (item.kind === 'line' && headings.has(item) ? { ...item, isHeading: true } : item));
}

const plain = ({ text }: Line) => text.toLowerCase().replace(/\W+$/u, '');

function isName(item: Item | undefined): item is Line {
  if (item?.kind !== 'line' || item.continues || item.label !== null || item.text.length > longest) return false;
  const { text } = item;
  const isOther = isFurniture(text) || isDetailsLine(text) || isAnswerSpace(text) || isKeyTitle(text);
  const isRead = readMarker(text) !== undefined || readSection(text) !== undefined;
  return /^\p{L}/u.test(text) && !/[.?!,;]$/u.test(text) && !demands(text) && !isOther && !isRead;
}
