import { asks, isAnswerSpace } from './line-kinds.ts';
import { type Marker, readMarker } from './markers.ts';
import { takeMarks } from './marks.ts';
import type { Item } from './parsed-question.ts';

const fewest = 3;

/**
 * Where a key without a title begins: the numbers of all questions are there a second time to the end of the document, each with a text
 * that asks for nothing. `undefined` for a document that does not end so.
 */
export function keyWithoutTitle(items: readonly Item[]): number | undefined {
  const numbered = items.flatMap((item, index) => {
    const marker = item.kind === 'line' ? readMarker(item.text) : undefined;
    return item.kind === 'line' && marker?.kind === 'number' ? [{ index, text: item.text, marker }] : [];
  });
  const isOne = (at: number) => numbered[at]?.marker.value === 1;
  const start = Math.max(
    0,
    numbered.findLastIndex((_one, at) => isOne(at) && !isOne(at - 1)),
  );
  const [asked, said] = [numbered.slice(0, start), numbered.slice(start)];
  const first = said[0]?.index ?? items.length;
  const numbers = new Set(asked.map(({ marker }) => marker.value));
  const areSame = said.length >= fewest && new Set(said.map(({ marker }) => marker.value)).size === numbers.size;
  const areAnswers = said.every(({ marker, text }) => numbers.has(marker.value) && isAnswer(text, marker));
  const isWhole = items
    .slice(first)
    .every((item) => item.kind === 'line' && !isAnswerSpace(item.text) && !asks(item.text));
  return areSame && areAnswers && isWhole && areAsked(items.slice(0, first)) ? first : undefined;
}

function isAnswer(text: string, { end }: Extract<Marker, { kind: 'number' }>): boolean {
  const rest = takeMarks(text.slice(end)).text;
  return rest !== '' && !asks(rest) && !isAnswerSpace(rest);
}

/** Whether as many lines ask as an answer could be of. */
const areAsked = (items: readonly Item[]) =>
  items.filter((item) => item.kind === 'line' && asks(item.text.replace(/^\W*(?:q(?:uestion)?\s*)?\d{1,3}\W*/iu, '')))
    .length >= fewest;
