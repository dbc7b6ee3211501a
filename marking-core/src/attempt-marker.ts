import type { Answer, Answers } from './answer.ts';
import { compileScheme } from './compile-scheme.ts';
import type { MarkingOptions } from './mark-attempt.ts';
import { markQuestion, markUnknown, ownAnswer, totalMarking } from './mark-question.ts';
import type { MarkScheme } from './mark-scheme.ts';
import type { AttemptMarking, QuestionResult } from './marking.ts';

/** Longer answers are hardly ever given twice. */
const longestKept = 120;

/** Answers kept for each question; then it starts anew, so that memory stays the same however many are marked. */
const mostKept = 5_000;

/**
 * Marks many attempts at one homework, each as `markAttempt` does. Thousands of students give the same short answers: their
 * results are kept, so equal answers share one result object, which must not be changed.
 */
export function attemptMarker(
  scheme: MarkScheme,
  { policy = 'guarded' }: MarkingOptions = {},
): (answers: Answers) => AttemptMarking {
  const compiled = compileScheme(scheme, policy);
  const kept = compiled.questions.map(() => new Map<string, QuestionResult>());
  return (answers) => {
    const results = compiled.questions.map((question, index) => {
      const answer = ownAnswer(answers, question.id);
      const name = nameOf(answer);
      const known = kept[index]?.get(name);
      if (known !== undefined) return known;
      const result = markQuestion(question, answer);
      if (name.length <= longestKept) keep(kept[index], name, result);
      return result;
    });
    for (const unknown of markUnknown(compiled, answers)) results.push(unknown);
    return totalMarking(scheme.gradeScale, policy, results);
  };
}

function keep(kept: Map<string, QuestionResult> | undefined, name: string, result: QuestionResult): void {
  if (kept === undefined) return;
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, result);
}

/** Everything of an answer that its marks can hang on. */
function nameOf(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  const { value, choice, reason } = answer;
  return `${value}${choice === undefined ? '\n-' : `\n+${choice}`}${reason === undefined ? '\n-' : `\n+${reason}`}`;
}
