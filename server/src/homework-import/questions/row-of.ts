import type { ParsedQuestion, RowItem } from './parsed-question.ts';

/** A question without a number, at its place among the items of a document. */
export function rowOf(
  place: number,
  known: Pick<ParsedQuestion, 'text'> & Partial<Omit<ParsedQuestion, 'text' | 'place'>>,
): RowItem {
  const nothing = { section: undefined, path: [], options: [], answers: [], pictures: [], leftOver: [] };
  return { kind: 'row', place, number: undefined, question: { ...nothing, place, ...known } };
}
