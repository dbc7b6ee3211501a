import type { Refusal } from '../answers/marking.ts';
import type { AnswerForm } from './answer-forms.ts';
import type { Unit } from './units/read-unit.ts';

/** What a question asks for, as far as its words say so. */
export interface Asked {
  /** The question's own words, as plain text. */
  readonly question: string;
  /** The form that the answer must have; any when absent. */
  readonly form: AnswerForm | undefined;
  /** The unit that the question names, so that an answer need not. */
  readonly unit: Unit | undefined;
  /** How far from the key a number may be. */
  readonly tolerance: number;
  /** Numbers of the question, which an answer may repeat beside its result. */
  readonly given: ReadonlySet<number>;
}

/** Something of one kind that a text says, and where. */
export interface Said<V> {
  readonly value: V;
  readonly start: number;
  readonly end: number;
}

/** What an answer's value is beside that of the key. */
export interface Verdict {
  readonly isEqual: boolean;
  /** Why not. */
  readonly refusal?: Refusal;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What a key accepts, and what it leaves unclear, for the person who drafts it. */
export interface KeyNotes {
  /** Other ways of writing the key that get the marks: '4.5e3'. */
  readonly also: readonly string[];
  /** Questions that the key leaves open, each a sentence. */
  readonly doubts: readonly string[];
}

/** One kind of answer: keys and answers are read by the same reader, and compared as what they mean. */
export interface Kind<V> {
  /** Whether a text, alone, is a key of this kind. Plain text. */
  readonly isKey: (text: string, asked: Asked) => boolean;
  /** All that a plain text says of this kind, in order. */
  readonly read: (text: string, asked: Asked) => readonly Said<V>[];
  readonly compare: (answer: V, key: V, asked: Asked) => Verdict;
  /** Whether numbers may be working ('3 + 4 = 7'), so that what is before an equals sign is not a result. */
  readonly hasWorking: boolean;
  /** Whether a value only repeats something that the question gives. */
  readonly isGiven: (value: V | undefined, asked: Asked) => boolean;
  /** Remarks about a key; `text` is the key as written. */
  readonly notes: (key: V, asked: Asked, text: string) => KeyNotes;
  /** Remarks about a key of this kind that cannot be read. */
  readonly doubtsUnread?: (text: string) => readonly string[];
}

export const equal = (confidence = 1): Verdict => ({ isEqual: true, confidence });
export const unequal = (refusal: Refusal, confidence = 0.95): Verdict => ({ isEqual: false, refusal, confidence });
