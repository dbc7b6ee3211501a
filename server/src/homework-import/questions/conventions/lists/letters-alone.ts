import { withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const alone = /^\(?([A-Ha-h])[).]?$/u;

/** Options whose letters stand on lines of their own, 'A' above 'kilogram' and 'B' above 'newton', as text copied from a page has them. */
export function joinLettersAlone(items: readonly Item[]): readonly Item[] {
  const joined = new Map<number, string>();
  for (let index = 0; index < items.length; index++) {
    const found = runFrom(items, index);
    if (found.length < fewest) continue;
    for (const [nth, letter] of found.entries()) joined.set(index + 2 * nth, `${letter})`);
    index += 2 * found.length - 1;
  }
  if (joined.size === 0) return items;
  return items.flatMap((item, index): readonly Item[] => {
    if (joined.has(index)) return [];
    const label = joined.get(index - 1);
    return [label === undefined || item.kind !== 'line' ? item : withLabel({ ...item, continues: false }, label)];
  });
}

/** The letters from 'A' on that each have one line of text below them. */
function runFrom(items: readonly Item[], start: number): readonly string[] {
  const letters: string[] = [];
  for (let at = start; at < items.length; at += 2) {
    const letter = alone.exec(textOf(items[at]))?.[1];
    const below = textOf(items[at + 1]);
    const isNext = letter?.toLowerCase() === String.fromCharCode(97 + letters.length);
    if (letter === undefined || !isNext || below === '' || alone.test(below) || /^\d{1,2}[.)]?$/u.test(below)) break;
    letters.push(letter);
  }
  return letters;
}

const textOf = (item: Item | undefined) => (item?.kind === 'line' && item.label === null ? item.text : '');
