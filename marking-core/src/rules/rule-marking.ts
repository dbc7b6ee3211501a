import type { Evidence, Refusal, ResultState, SlotResult } from '../answers/marking.ts';
import type { Lexicon } from '../phrases/lexicon.ts';
import type { PhraseSource } from '../phrases/phrase.ts';

/** An answer as its question type reads it: what was typed or picked, and the choice beside it where there is one. */
export interface Candidate {
  readonly text: string;
  /** 'yes' or 'no' as the student gave it; only for combined questions. */
  readonly choice?: string;
}

/** Of an answer that gets no mark although some of it is right: what is, in the scheme's words, and what is not there. */
export interface PartsMet {
  readonly right: readonly string[];
  readonly missing: readonly string[];
  /** How many of the missing ones a full answer needs; 0 if only something wrong prevents it. */
  readonly needed: number;
}

/** What a rule says of one answer. */
export interface Outcome {
  /** Whole marks, 0 to the question's maximum. */
  readonly marks: number;
  readonly evidence: Evidence[];
  /** Why marks are missing. */
  readonly refusal: Refusal | undefined;
  /** Of an answer that cannot be marked here; `notMarked` makes these. */
  readonly state: ResultState | undefined;
  /** 0 to 1; undefined where the rule leaves it to `weighedMarker`, and where only marks are asked for. */
  readonly confidence: number | undefined;
  /** Feedback of the rule's own, instead of the question's. */
  readonly feedback: string | undefined;
  /** What the answer does not say of what is asked, in the scheme's words. */
  readonly missing: readonly string[] | undefined;
  /** For feedback: see there; only where there are no marks. */
  readonly parts: PartsMet | undefined;
  /** Of several slots, options or places: what became of each that was answered. */
  readonly slots: readonly SlotResult[] | undefined;
  /** How much of it is right, as the pupil reads it where the marks are not full: '3 of 4 right.' */
  readonly told: string | undefined;
}

/** Marks one answer out of `maxMarks`. */
export type Marker = (candidate: Candidate, maxMarks: number) => Outcome;

/** What the rest of the library needs to know of a rule, whatever its kind. */
export interface RuleWording {
  readonly phrases: readonly PhraseSource[];
  readonly expected: readonly string[];
  readonly wholeAnswers: readonly string[];
  readonly feedbackStyle: 'one' | 'list';
}

/** Everything that the rest of the library needs of one kind of rule. */
export interface RuleMarking<R> {
  /** The phrases it looks for under `guarded`. */
  readonly phrases: (rule: R) => PhraseSource[];
  readonly guarded: (rule: R, lexicon: Lexicon) => Marker;
  /** The accepted answers, as feedback names them. */
  readonly expected: (rule: R) => readonly string[];
  /** Texts that are the whole answer, and so get all marks under `guarded` however they read. */
  readonly wholeAnswers: (rule: R) => readonly string[];
  /** Whether feedback names one right answer or a list of accepted ones (spec part 1, section 8). */
  readonly feedbackStyle: 'one' | 'list';
}
