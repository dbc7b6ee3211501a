import { type Line, sliceLine, withLabel } from '../../lines/lines.ts';
import { readMarker } from '../../lines/markers.ts';
import { takeMarks } from '../../lines/marks.ts';
import type { Item } from '../../parsed-question.ts';
import { isUnanswered } from '../unanswered.ts';

const fewest = 3;
const share = 0.7;
const label = /^(?:questions?|q|pregunta|frage|aufgabe)\s*:\s*(?=\S)/iu;

/**
 * Notes with 'Question: … (2 marks)' among them, each above bullets: its points, where mostly as many as it has marks. Such questions get
 * numbers, and their points are told as answers.
 */
export function spellPointsBelow(items: readonly Item[]): readonly Item[] {
  const starts = items.flatMap((item, index) => (item.kind === 'line' && label.test(item.text) ? [index] : []));
  if (starts.length < fewest) return items;
  const ends = starts.map((start) => endOfPoints(items, start + 1));
  const counts = starts.map((start, at) => ({ points: (ends[at] ?? start) - start - 1, marks: marksOf(items[start]) }));
  const areFitting = counts.filter(({ points, marks }) => points === marks).length >= counts.length * share;
  if (!areFitting || counts.some(({ points }) => points < 1) || !isUnanswered(items)) return items;
  const spoken = new Map<Item, Line>();
  for (const [at, start] of starts.entries()) {
    for (const [offset, item] of items.slice(start, ends[at]).entries()) {
      if (item.kind !== 'line') continue;
      const from = offset === 0 ? (label.exec(item.text)?.[0].length ?? 0) : (readMarker(item.text)?.end ?? 0);
      const rest = { ...sliceLine(item, from), label: null };
      spoken.set(item, withLabel(rest, offset === 0 ? `${at + 1}.` : offset === 1 ? 'Answer:' : '•'));
    }
  }
  return items.map((item) => spoken.get(item) ?? item);
}

function endOfPoints(items: readonly Item[], from: number): number {
  let end = from;
  for (let item = items[end]; item?.kind === 'line' && readMarker(item.text)?.kind === 'bullet'; item = items[end])
    end += 1;
  return end;
}

const marksOf = (item: Item | undefined) => (item?.kind === 'line' ? takeMarks(item.text).marks : undefined);
