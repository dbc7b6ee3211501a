import {
  type Answer,
  longestAnswer,
  type NamedSlot,
  namedSlots,
  type Question,
  type QuestionResult,
  questionOptions,
  readTypedSlots,
  writeSlots,
} from '@markwell/marking-core';
import { type PartOutcome, partOutcome } from './part-mark.tsx';

interface Filling {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly result?: QuestionResult | undefined;
}

/** One slot of a question as it stands: what there is to pick, what is in it, how it is filled, and what became of it. */
export interface FilledSlot {
  readonly slot: NamedSlot;
  /** Of the slot among the question's, from 1. */
  readonly position: number;
  /** Empty where the text is typed. */
  readonly options: readonly string[];
  readonly text: string;
  /** Most characters that may be typed, so that all slots together fit into an answer. */
  readonly room: number;
  readonly outcome: PartOutcome | undefined;
  readonly fill: (text: string) => void;
}

/** The slots of a question with what the answer puts into them, in the question's order. */
export function filledSlots({ question, answer, onAnswer, result }: Filling): FilledSlot[] {
  const slots = namedSlots(question);
  const bank = sharedOptions(question);
  const filled = readTypedSlots(question, answer?.value ?? '');
  const taken = slots.reduce((sum, { id }) => sum + id.length + 3, 0);
  const room = Math.max(1, Math.min(1_000, Math.floor((longestAnswer - taken) / slots.length)));
  return slots.map((slot, index) => {
    const options = slot.options ?? bank;
    const text = Object.hasOwn(filled, slot.id) ? (filled[slot.id] ?? '') : '';
    return {
      slot,
      position: index + 1,
      options,
      text: options.length === 0 ? text : (options.find((option) => inOneLine(option) === inOneLine(text)) ?? ''),
      room,
      outcome: partOutcome(result, slot.id),
      fill: (next) =>
        onAnswer({ questionId: question.id, value: writeSlots(question, { ...filled, [slot.id]: next }) }),
    };
  });
}

/** What all slots without a list of their own pick from, each option once. */
export function sharedOptions(question: Question): string[] {
  return [...new Set(questionOptions(question))];
}

function inOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
