import { numberOf } from '../../lines/item-numbers.ts';
import { isAnswerSpace, isFurniture } from '../../lines/line-kinds.ts';
import { type Line, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';

const fewest = 2;
const share = 0.6;
const fewestWords = 3;

/** A question with a number, and the lines below it that have marks of their own. */
interface Asked {
  readonly marks: number | undefined;
  readonly parts: Line[];
  isOther: boolean;
}

/**
 * 'What is …? (6)', 'Calculate … (12)' below 'Question 1. (18 marks) Density': lines with marks of their own, two or more below most numbers, are
 * parts whose letters were left out.
 */
export function spellPartsWithoutLetters(items: readonly Item[]): readonly Item[] {
  const all = questionsIn(items);
  const split = all.filter(({ parts, isOther }) => parts.length >= fewest && !isOther);
  const areAll = split.every(({ marks, parts }) => marks === undefined || marks === sumOf(parts));
  if (split.length < fewest || split.length < all.length * share || !areAll) return items;
  const labels = new Map<Item, Line>(
    split.flatMap(({ parts }) =>
      parts.map(
        (line, at) => [line, withLabel({ ...line, label: null }, `(${String.fromCharCode(97 + at)})`)] as const,
      ),
    ),
  );
  return items.map((item) => labels.get(item) ?? item);
}

function questionsIn(items: readonly Item[]): readonly Asked[] {
  const all: Asked[] = [];
  for (const item of items) {
    if (numberOf(item) !== undefined && item.kind === 'line' && !isListed(item, all.at(-1)))
      all.push({ marks: takeMarks(item.text).marks, parts: [], isOther: false });
    else if (item.kind === 'line') addPart(item, all.at(-1));
  }
  return all;
}

/** '1. They have thin walls.' below what asks for several: no question begins there. */
const isListed = (line: Line, above: Asked | undefined) =>
  above !== undefined && above.parts.length > 0 && takeMarks(line.text).marks === undefined && !line.isHeading;

function addPart(line: Line, open: Asked | undefined): void {
  if (open === undefined || isAnswerSpace(line.text) || isFurniture(line.text)) return;
  const marker = readMarker(line.text);
  if (marker?.kind === 'letter' || marker?.kind === 'box') open.isOther = true;
  const { text, marks } = takeMarks(line.text);
  if (marker === undefined && marks !== undefined && text.split(/\s+/u).length >= fewestWords) open.parts.push(line);
}

const sumOf = (parts: readonly Line[]) => parts.reduce((sum, { text }) => sum + (takeMarks(text).marks ?? 0), 0);
