import type { Answer } from '../answers/answer.ts';
import type { Candidate } from '../rules/rule-marking.ts';

/** What marking needs to know of a type of question that a student can be shown. */
export interface QuestionTypeReading {
  /** The part of a non-blank answer that is marked; `undefined` if a needed half is missing. */
  readonly candidate: (answer: Answer) => Candidate | undefined;
}
