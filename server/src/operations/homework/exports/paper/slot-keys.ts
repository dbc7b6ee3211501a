import { slotQuestion } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../../contract/homework-draft.ts';
import { type TypedKey, typedKey } from './typed-key.ts';

/** One place to fill in, with its key. */
export interface KeyedSlot {
  readonly id: string;
  /** What is to be picked from; empty where it is typed. */
  readonly bank: readonly string[];
  /** Whether the list is its own, not shared by all. */
  readonly hasOwnList: boolean;
  /** Each alone is right. */
  readonly right: readonly string[];
  /** How what is typed is compared. */
  readonly key: TypedKey;
  /** Of a label its place in the picture, as shares of width and height. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
}

/** The slots of a question in order, each with what is right there. */
export function keyedSlots(question: DraftQuestion): KeyedSlot[] {
  return (question.slots ?? []).map(({ id, options, at }) => {
    const { correctAnswers } = slotQuestion(question, id);
    const { tolerance, answerKind, answerForm } = question;
    const typed = { type: 'text', id, question: question.question, options: [], marks: 1, correctAnswers };
    const key = typedKey({ ...typed, tolerance, answerKind, answerForm });
    const bank = options ?? question.options;
    const isWords = bank.length === 0 && key.kind === 'words';
    const right = isWords ? key.accept : [...new Set(correctAnswers)];
    return { id, bank, hasOwnList: (options ?? []).length > 0, right, key, at: at ?? undefined };
  });
}

/** A text taken apart at its gaps. */
export function piecesOf(text: string, slots: readonly KeyedSlot[]): (string | KeyedSlot)[] {
  const known = new Map(slots.map((slot) => [slot.id, slot]));
  return text.split(/(\[\[[^[\]]+\]\])/u).flatMap((piece): (string | KeyedSlot)[] => {
    const slot = known.get(/^\[\[(.+)\]\]$/u.exec(piece)?.[1] ?? '');
    return slot !== undefined ? [slot] : piece === '' ? [] : [piece];
  });
}
