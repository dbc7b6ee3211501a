import type { Refusal } from '../answers/marking.ts';
import type { WrittenForm } from './answer-forms.ts';
import type { Unit } from './units/read-unit.ts';

/** What a question asks for, as far as its words say so. */
export interface Asked {
  /** The question's own words, as plain text. */
  readonly question: string;
  /** The form that the answer must have; any when absent. */
  readonly form: WrittenForm | undefined;
  /** The unit that the question names, so that an answer need not. */
  readonly unit: Unit | undefined;
  /** Whether a number is worth nothing without a unit; where nobody has said so it is worth the mark, less surely. */
  readonly unitNeeded: boolean | undefined;
  /** The part of a value that counts, where its number and its unit are worth marks of their own. */
  readonly part?: 'number' | 'unit';
  /** How far from the key a number may be. */
  readonly tolerance: number;
  /** Ranges whose numbers are right too, both ends included, in the key's unit. */
  readonly between: readonly (readonly [from: number, to: number])[];
  /** Whether a number that rounds to the key is right: `asked` where the key says so, `no` where the question asks for its rounding. */
  readonly rounds: 'asked' | 'maybe' | 'no';
  /** How many digits, significant figures or decimal places the answer must have. */
  readonly digits: number | undefined;
  readonly significantFigures: number | undefined;
  readonly decimalPlaces: number | undefined;
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
