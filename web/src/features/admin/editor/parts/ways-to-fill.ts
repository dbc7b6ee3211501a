import type { DraftQuestion } from '@markwell/server/contract';
import { cleanLines } from '../clean-lines.ts';
import { answersOf, inNoOrder, slotsOf, withAnswers, withBank, withSlots, wrongOptions } from './edit-slots.ts';

/** How students fill slots in. */
export const waysToFill = [
  { value: 'typed', label: 'Typed' },
  { value: 'bank', label: 'From one list of words' },
  { value: 'lists', label: 'From a list for each' },
] as const;
export type WayToFill = (typeof waysToFill)[number]['value'];

export function wayOf(question: DraftQuestion): WayToFill {
  if (question.options.length > 0) return 'bank';
  return slotsOf(question).some(({ options }) => options) ? 'lists' : 'typed';
}

/** The same answers, filled in another way. */
export function withWay(question: DraftQuestion, way: WayToFill): DraftQuestion {
  const slots = slotsOf(question).map(({ options: _options, ...slot }) => slot);
  const typed: DraftQuestion = { ...question, slots, options: [] };
  if (way === 'bank') return withBank(typed, []);
  if (way === 'typed') return typed;
  return slots.reduce((made, { id }) => withList(made, id, answersOf(typed, id)), typed);
}

/** Accepted in one slot, and, where there is one, the list of words that goes with it. */
export function withTexts(
  question: DraftQuestion,
  id: string,
  texts: readonly string[],
  way: WayToFill,
): DraftQuestion {
  if (way === 'lists') return withList(question, id, texts);
  const changed = withAnswers(question, id, texts);
  return way === 'bank' ? withBank(changed, wrongOptions(question)) : changed;
}

/** What is typed for one slot: what is accepted, or where it has a list the right choice and then the wrong ones. */
export function textsOf(question: DraftQuestion, id: string, way: WayToFill): string[] {
  const right = answersOf(question, id);
  const list = slotsOf(question).find((slot) => slot.id === id)?.options ?? [];
  return way === 'lists' ? [right[0] ?? '', ...list.filter((option) => option !== right[0]?.trim())] : right;
}

/** A list whose first line is right. */
function withList(question: DraftQuestion, id: string, [right = '', ...wrong]: readonly string[]): DraftQuestion {
  const options = inNoOrder(cleanLines([right, ...wrong]));
  const slots = slotsOf(question).map((slot) => (slot.id === id ? { ...slot, options } : slot));
  return withSlots(withAnswers(question, id, [right]), slots);
}
