import type { Answer, Answers } from '../answers/answer.ts';
import type { AttemptMarking, QuestionResult } from '../answers/marking.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { compileScheme } from './compile-scheme.ts';
import type { MarkingOptions } from './mark-attempt.ts';
import { markQuestion, markUnknown, totalMarking } from './mark-question.ts';

/**
 * `markAttempt` in steps, for callers that mark so many attempts that they cache results of single answers.
 */
export interface AnswerMarker {
  /** Ids of the questions that are marked, in the order of the scheme. */
  readonly questionIds: readonly string[];
  /** Marks the answer to the question at this index of `questionIds`; `undefined` if it was left out. */
  mark(place: number, answer: Answer | undefined): QuestionResult;
  /** Whether the scheme has the question, be it one that is marked or not. */
  has(questionId: string): boolean;
  /** A result for each answered id that the scheme does not have. */
  markUnknown(answers: Answers): QuestionResult[];
  /** The marking of an attempt, of the results of `questionIds` and then those of `markUnknown`. */
  total(results: QuestionResult[]): AttemptMarking;
}

/** Makes a scheme ready to mark single answers, each as `markAttempt` does. */
export function answerMarker(scheme: MarkScheme, { policy = 'guarded' }: MarkingOptions = {}): AnswerMarker {
  const compiled = compileScheme(scheme, policy);
  const { questions, ids } = compiled;
  return {
    questionIds: questions.map(({ id }) => id),
    mark: (place, answer) => {
      const question = questions[place];
      if (question === undefined) throw new RangeError(`The scheme has no question at ${place}`);
      return markQuestion(question, answer);
    },
    has: (questionId) => ids.has(questionId),
    markUnknown: (answers) => markUnknown(compiled, answers),
    total: (results) => totalMarking(scheme.gradeScale, policy, results),
  };
}
