import { type Line, sliceLine, spokenLine } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { asQuestion } from '../../lines/relabelled.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const question = /^\W*(?:questions?|problem|task|pregunta|frage|aufgabe)\W*$/iu;
const answer =
  /^\W*(?:(?:model|sample|suggested|worked)\s+)?(?:answers?|ans|solutions?|mark\s*scheme|réponses?|respuestas?|antwort(?:en)?|lösung(?:en)?)\W*$/iu;

/** A question with its parts, and below it the answers to them. */
interface Group {
  readonly from: number;
  readonly answer: number;
  end: number;
}

/**
 * 'Question' alone above 'a) …' and 'b) …', 'Answer' alone above 'a) …' and 'b) …' again, and so on: questions get the numbers that they do
 * not have, and their answers stand below each other at the end, as those of numbered questions would.
 */
export function spellQuestionsAboveAnswers(items: readonly Item[]): readonly Item[] {
  const groups = groupsIn(items);
  if (groups === undefined || groups.length < fewest) return items;
  const isNumbered = (item: Item) => item.kind === 'line' && readMarker(item.text)?.kind === 'number';
  const [first] = groups;
  if (first === undefined || items.slice(first.from).some(isNumbered)) return items;
  const areLettered = groups.some(
    ({ from, answer: below, end }) => hasLetters(items.slice(from, below)) && hasLetters(items.slice(below, end)),
  );
  if (!areLettered) return items;
  const asked = groups.flatMap(({ from, answer: below }, at) => numbered(items.slice(from + 1, below), at + 1));
  const said = groups.flatMap(({ answer: below, end }, at) => numbered(items.slice(below + 1, end), at + 1));
  const start = isHeading(items[first.from - 1]) && first.from > 1 ? first.from - 1 : first.from;
  const place = items[first.answer]?.place ?? 0;
  return [...items.slice(0, start), ...asked, spokenLine('Answers', place), ...said];
}

/** The groups, each up to the heading above the next; `undefined` where labels do not take turns. */
function groupsIn(items: readonly Item[]): Group[] | undefined {
  const groups: Group[] = [];
  let from: number | undefined;
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'line') continue;
    if (question.test(item.text)) {
      const last = groups.at(-1);
      if (from !== undefined) return undefined;
      if (last !== undefined) last.end = isHeading(items[index - 1]) ? index - 1 : index;
      from = index;
    } else if (answer.test(item.text)) {
      if (from === undefined) return undefined;
      groups.push({ from, answer: index, end: items.length });
      from = undefined;
    }
  }
  return from === undefined ? groups : undefined;
}

const isHeading = (item: Item | undefined) => item?.kind === 'line' && item.isHeading;
const hasLetters = (items: readonly Item[]) =>
  items.some((item) => item.kind === 'line' && readMarker(item.text)?.kind === 'letter');

/** The items with a number before the first line. */
function numbered(items: readonly Item[], number: number): readonly Item[] {
  const at = items.findIndex((item) => item.kind === 'line' && item.text !== '');
  return items.slice(Math.max(at, 0)).map((item, index) => {
    return index === 0 && item.kind === 'line' ? labelled(item, number) : item;
  });
}

function labelled(line: Line, number: number): Line {
  return asQuestion(sliceLine(line, 0), number);
}
