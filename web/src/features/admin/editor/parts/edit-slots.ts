import { optionsAsShown, type QuestionSlot } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import { cleanLines } from '../clean-lines.ts';

/** The slots of a question, as far as it has any. */
export const slotsOf = ({ slots }: DraftQuestion): readonly QuestionSlot[] => slots ?? [];

/** A line of a key without its slot, as it was typed; undefined for a line of another slot. */
function lineOf(question: DraftQuestion, id: string, line: string): string | undefined {
  const names = slotsOf(question).filter((slot) => line.startsWith(`${slot.id}:`));
  const longest = names.reduce<string | undefined>(
    (found, slot) => (slot.id.length > (found ?? '').length ? slot.id : found),
    undefined,
  );
  return longest === id ? line.slice(id.length + 1).replace(/^ /u, '') : undefined;
}

/** What is accepted in one slot, a text each. */
export function answersOf(question: DraftQuestion, id: string): string[] {
  return question.correctAnswers.flatMap((line) => lineOf(question, id, line) ?? []);
}

/** A question with these answers accepted in one slot, and what is accepted in the others as it was. */
export function withAnswers(question: DraftQuestion, id: string, texts: readonly string[]): DraftQuestion {
  return withSlots(question, slotsOf(question), (slot) => (slot.id === id ? texts : answersOf(question, slot.id)));
}

/** A question with these slots, and of each what is accepted there: by itself what was accepted in the slot of this name. */
export function withSlots(
  question: DraftQuestion,
  slots: readonly QuestionSlot[],
  answers: (slot: QuestionSlot, index: number) => readonly string[] = ({ id }) => answersOf(question, id),
): DraftQuestion {
  const correctAnswers = slots.flatMap((slot, index) => answers(slot, index).map((text) => `${slot.id}: ${text}`));
  return { ...question, slots: [...slots], correctAnswers };
}

/** One more slot, at the end. */
export function addSlot(question: DraftQuestion, slot: QuestionSlot, texts: readonly string[] = []): DraftQuestion {
  return withSlots(question, [...slotsOf(question), slot], (one) =>
    one === slot ? texts : answersOf(question, one.id),
  );
}

/** The first of these names that no slot has, or of 1, 2, 3, …. */
export function freeName(question: DraftQuestion, names = ''): string {
  const taken = new Set(slotsOf(question).map(({ id }) => id));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return [...names].find((name) => !taken.has(name)) ?? String(number);
}

const gap = /\[\[([^[\]]+)\]\]/gu;

/**
 * A text with gaps, after somebody typed in it. The slots follow its gaps in order; a gap that was just typed with its answer in it, such as
 * `[[oxygen]]`, becomes the next number with that answer.
 */
export function withPassage(question: DraftQuestion, typed: string): DraftQuestion {
  let next = question;
  const passage = typed.replace(gap, (whole, inside: string) => {
    if (slotsOf(next).some(({ id }) => id === inside)) return whole;
    const id = freeName(next);
    next = addSlot(next, { id }, [inside]);
    return `[[${id}]]`;
  });
  const ids = [...new Set([...passage.matchAll(gap)].map((match) => match[1] ?? ''))];
  const slots = ids.flatMap((id) => slotsOf(next).find((slot) => slot.id === id) ?? []);
  return withSlots({ ...next, passage }, slots);
}

/** The options that are right nowhere: what a bank holds besides its answers. */
export function wrongOptions(question: DraftQuestion): string[] {
  const right = new Set(slotsOf(question).flatMap(({ id }) => cleanLines(answersOf(question, id))));
  return question.options.filter((option) => !right.has(option.trim()));
}

/** A bank of all that is accepted and of these besides, in an order that says nothing. */
export function withBank(question: DraftQuestion, wrong: readonly string[]): DraftQuestion {
  const right = slotsOf(question).flatMap(({ id }) => cleanLines(answersOf(question, id)));
  return { ...question, options: inNoOrder([...right, ...wrong]) };
}

/** Each once, in the order of the alphabet; lines that are being typed stay at the end. */
export function inNoOrder(options: readonly string[]): string[] {
  return [...new Set(options)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Things in their right order, which are listed as they will be shown. */
export function withOrder(question: DraftQuestion, typed: readonly string[]): DraftQuestion {
  const keyed: DraftQuestion = { ...question, options: [...new Set(cleanLines(typed))], correctAnswers: [...typed] };
  return { ...keyed, options: optionsAsShown(keyed) };
}

/** A cell of the table that is to be filled in, or not any more; its slot is called by the words that begin its row, and its column. */
export function toggleCell(question: DraftQuestion, row: number, column: number): DraftQuestion {
  const { table } = question;
  const cell = table?.rows[row]?.[column];
  if (!table || cell === undefined) return question;
  const id = slotIn(cell);
  if (id !== undefined) {
    const [answer = ''] = answersOf(question, id);
    const others = slotsOf(question).filter((slot) => slot.id !== id);
    return withCell(withSlots(question, others), row, column, answer);
  }
  const named = [table.rows[row]?.[0], table.columns[column]].filter(
    (text) => text?.trim() && slotIn(text) === undefined,
  );
  const name = named
    .join(', ')
    .replace(/[[\]:\n]/gu, ' ')
    .trim();
  const isFree = name !== '' && !slotsOf(question).some((slot) => slot.id === name);
  const own = isFree ? name : freeName(question);
  return inTableOrder(
    withCell(addSlot(question, { id: own }, cell.trim() === '' ? [] : [cell]), row, column, `[[${own}]]`),
  );
}

/** The id of the slot that a cell is; undefined for one that is given. */
export function slotIn(cell: string): string | undefined {
  return /^\[\[([^[\]]+)\]\]$/u.exec(cell.trim())?.[1];
}

export function withCell(question: DraftQuestion, row: number, column: number, text: string): DraftQuestion {
  const { table } = question;
  if (!table) return question;
  const rows = table.rows.map((cells, at) =>
    at === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
  );
  return { ...question, table: { ...table, rows } };
}

/** The slots in the order of the table, without those whose cell has gone. */
export function inTableOrder(question: DraftQuestion): DraftQuestion {
  const ids = (question.table?.rows ?? []).flat().flatMap((cell) => slotIn(cell) ?? []);
  const slots = ids.flatMap((id) => slotsOf(question).find((slot) => slot.id === id) ?? []);
  return withSlots(question, slots);
}

/** As it is stored: without pairs that nobody named, answers that nobody typed, and empty units. */
export function cleanParts(question: DraftQuestion): DraftQuestion {
  const units = cleanLines(question.units ?? []);
  const cleaned: DraftQuestion = question.units ? { ...question, units: units.length === 0 ? null : units } : question;
  const named = slotsOf(question).filter(({ id }) => id.trim() !== '');
  if (slotsOf(question).length === 0) return cleaned;
  return withSlots(cleaned, named, ({ id }) => cleanLines(answersOf(question, id)));
}

/** The left and right side of each pair that is to be matched. */
export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** A question that asks for these pairs, with wrong right sides besides. */
export function withPairs(question: DraftQuestion, pairs: readonly Pair[], wrong: readonly string[]): DraftQuestion {
  const slots = pairs.map(({ left }) => ({ id: left.trim() }));
  const keyed = withSlots(question, slots, (_slot, index) => cleanLines([pairs[index]?.right ?? '']));
  return withBank(keyed, wrong);
}

/** The pairs that a question asks for. */
export function pairsOf(question: DraftQuestion): Pair[] {
  return slotsOf(question).map(({ id }) => ({ left: id, right: answersOf(question, id)[0] ?? '' }));
}
