import { isNumbered } from '../../lines/item-numbers.ts';
import { asks, readSection } from '../../lines/line-kinds.ts';
import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const named =
  /^(?:[✓✔✅]\s*)?(?:(?:correct|right)\s+(?:answer|option|choice)|(?:bonne\s+réponse|respuesta\s+correcta|richtige\s+antwort))\s*[:–—-]\s*(?=\S)/iu;
const fewest = 2;
const longest = 120;

/**
 * Quizzes that are printed with their answers have 'Correct answer: Lungs' in the place of the right option: it, 'Heart' and 'Kidneys'
 * in a line each become options with boxes, of which it is ticked.
 */
export function spellOptionsWithAnswerNamed(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (isNumbered(item) ? [index] : []));
  const lists = starts.flatMap((start, at) => {
    const own = optionsBelow(items.slice(start, starts[at + 1]));
    return own.length > 0 ? [own] : [];
  });
  // Always below all lines it is an answer to what they say.
  const between = lists.filter((own) => own.slice(0, -1).some(({ text }) => named.test(text)));
  if (between.length < fewest) return items;
  const options = new Set<Item>(lists.flat());
  return items.map((item) => (item.kind === 'line' && options.has(item) ? asBox(item) : item));
}

/** The lines below what asks, up to a heading, where the right one is named and is none of the others. */
function optionsBelow(segment: readonly Item[]): readonly Line[] {
  const [first, second, ...more] = segment;
  if (first?.kind !== 'line') return [];
  const isAlone = first.text.slice(readMarker(first.text)?.end ?? 0).trim() === '';
  const [asked, below] = isAlone ? [second, more] : [first, segment.slice(1)];
  const end = below.findIndex((item) => item.kind !== 'line' || item.isHeading || readSection(item.text) !== undefined);
  const lines = below.slice(0, end === -1 ? undefined : end).filter((item) => item.kind === 'line');
  const right = lines.filter(({ text }) => named.test(text));
  const others = lines.filter((line) => !right.includes(line));
  const areShort = lines.every(({ text }) => text.length <= longest);
  const areBare = others.every(
    ({ text }) =>
      !asks(text) && readMarker(text) === undefined && takeMarks(text).marks === undefined && !/^[([]/u.test(text),
  );
  const isSaidAgain = right.some(({ text }) => others.some((other) => other.text === text.replace(named, '')));
  const isAsked = asked?.kind === 'line' && !named.test(asked.text);
  const isLetter = right.some(({ text }) => /^\(?[a-z](?:[).:]|$)|^(?:true|false)\b/iu.test(text.replace(named, '')));
  return isAsked && !isLetter && areShort && areBare && !isSaidAgain && right.length > 0 && others.length > 0
    ? lines
    : [];
}

function asBox(line: Line): Line {
  const found = named.exec(line.text);
  return found === null ? withLabel(line, '☐') : withLabel(sliceLine(line, found[0].length), '☑');
}
