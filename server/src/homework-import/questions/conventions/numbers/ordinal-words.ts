import { type Line, sliceLine, spokenLine, withLabel } from '../../lines/lines.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 3;
const nouns =
  'question|frage|aufgabe|pregunta|cuestión|questão|pergunta|domanda|vraag|opgave|cwestiwn|prob(?:lem|lème|lema)';
/** 'Question One', 'Erste Frage:', 'Pregunta tres. ¿Qué …' */
const named = new RegExp(
  String.raw`^(?:the\s+)?(?:(?:${nouns})\s+(\p{L}{2,}|[IVX]{1,4})|(\p{L}{3,})\s+(?:${nouns}))(?:\s*[:.)–—-]+\s*|\s*$)`,
  'iu',
);
/** The words for one: two of such questions are enough. */
const ones = /^(?:one|i|une?|première|eins|erste|una?|uno|primera)$/u;
const longestMarks = /^(?:[[(].{1,20}[\])]|\/?\s?\d{1,2}\s?\p{L}{0,6})$/u;

/**
 * Questions that are counted in words, 'Question One' and 'Question Two' or 'Première question', on lines of their own or before what they
 * ask: whatever the words are, the first is 1. A word that comes again, in the answers, has the number that it had.
 */
export function spellOrdinalWords(items: readonly Item[]): readonly Item[] {
  const places = new Map<string, number>();
  for (const item of items) {
    const word = item.kind === 'line' ? wordIn(item) : undefined;
    if (word !== undefined && !places.has(word)) places.set(word, places.size + 1);
  }
  const [first = ''] = places.keys();
  if (places.size < (ones.test(first) ? 2 : fewest)) return items;
  return items.map((item) => {
    const number = item.kind === 'line' ? places.get(wordIn(item) ?? '') : undefined;
    return item.kind !== 'line' || number === undefined ? item : numbered(item, number);
  });
}

function wordIn({ text, continues }: Line): string | undefined {
  const match = continues || text.length > 400 ? null : named.exec(text);
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}

/** The line with its number in digits; one with nothing behind it is no heading, as what is asked is below. */
function numbered(line: Line, number: number): Line {
  const rest = line.text.slice(named.exec(line.text)?.[0].length ?? 0).trim();
  if (rest === '') return { ...spokenLine(`Question ${number}`, line.place), pictures: line.pictures };
  const label = longestMarks.test(rest) ? `Question ${number}` : `Question ${number}:`;
  return withLabel({ ...sliceLine(line, line.text.length - rest.length), isHeading: false }, label);
}
