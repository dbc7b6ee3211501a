import type { Answers } from '../answers/answer.ts';
import type { AttemptMarking, Policy } from '../answers/marking.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { compileScheme } from './compile-scheme.ts';
import { markQuestion, markUnknown, ownAnswer, totalMarking } from './mark-question.ts';

export interface MarkingOptions {
  /** `guarded` unless told otherwise. */
  readonly policy?: Policy;
}

/**
 * Marks answers against a scheme (spec part 1, section 5; part 2, section 5). There is one result for each question of the scheme,
 * in its order, and one for each answered id that it does not have. Never throws: what cannot be marked is a result that says why.
 * The same answers always get the same marks. A scheme must not be changed once it has been used here.
 */
export function markAttempt(scheme: MarkScheme, answers: Answers, options: MarkingOptions = {}): AttemptMarking {
  const policy = options.policy ?? 'guarded';
  const compiled = compileScheme(scheme, policy);
  const results = compiled.questions.map((question) => markQuestion(question, ownAnswer(answers, question.id)));
  results.push(...markUnknown(compiled, answers));
  return totalMarking(scheme.gradeScale, policy, results);
}
