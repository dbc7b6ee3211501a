import { readSlots } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';

/** One place to fill in, with its key. */
export interface KeyedSlot {
  readonly id: string;
  /** What is to be picked from; empty where it is typed. */
  readonly bank: readonly string[];
  /** Whether the list is its own, not shared by all. */
  readonly hasOwnList: boolean;
  /** Each alone is right. */
  readonly right: readonly string[];
  readonly at: { readonly x: number; readonly y: number } | undefined;
}

/** The slots of a question in order, each with what is right there. */
export function keyedSlots(question: DraftQuestion): KeyedSlot[] {
  const filled = question.correctAnswers.flatMap((answer) =>
    answer.split('\n').flatMap((line) => Object.entries(readSlots(question, line))),
  );
  return (question.slots ?? []).map(({ id, options, at }) => ({
    id,
    bank: options ?? question.options,
    hasOwnList: (options ?? []).length > 0,
    right: [...new Set(filled.flatMap(([slot, text]) => (slot === id ? [text] : [])))],
    at: at ?? undefined,
  }));
}

/** A text taken apart at its gaps. */
export function piecesOf(text: string, slots: readonly KeyedSlot[]): (string | KeyedSlot)[] {
  const known = new Map(slots.map((slot) => [slot.id, slot]));
  return text.split(/(\[\[[^[\]]+\]\])/u).flatMap((piece): (string | KeyedSlot)[] => {
    const slot = known.get(/^\[\[(.+)\]\]$/u.exec(piece)?.[1] ?? '');
    return slot !== undefined ? [slot] : piece === '' ? [] : [piece];
  });
}
