import type { Answer } from '../answers/answer.ts';
import type { Candidate } from '../rules/rule-marking.ts';

/** What marking needs to know of a type of question that a student can be shown. */
export interface QuestionTypeReading {
  /** What is to be marked of an answer that is not blank; `undefined` when a needed half of it is missing. */
  readonly candidate: (answer: Answer) => Candidate | undefined;
}
