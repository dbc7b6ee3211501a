import type { Answer, Answers } from '../answers/answer.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { answerMarker } from './answer-marker.ts';
import type { MarkingOptions } from './mark-attempt.ts';
import { ownAnswer } from './mark-question.ts';
import type { AttemptMarking, QuestionResult } from './marking.ts';

/** Longer answers are hardly ever given twice. */
const longestKept = 120;

/** Answers kept for each question; then it starts anew, so that memory stays the same however many are marked. */
const mostKept = 5_000;

/**
 * Marks many attempts at one homework, each as `markAttempt` does. Thousands of students give the same short answers: their
 * results are kept, so equal answers share one result object, which must not be changed.
 */
export function attemptMarker(scheme: MarkScheme, options: MarkingOptions = {}): (answers: Answers) => AttemptMarking {
  const marker = answerMarker(scheme, options);
  const kept = marker.questionIds.map(() => new Map<string, QuestionResult>());
  return (answers) => {
    const results = marker.questionIds.map((id, place) => {
      const answer = ownAnswer(answers, id);
      const name = nameOf(answer);
      const known = kept[place]?.get(name);
      if (known !== undefined) return known;
      const result = marker.mark(place, answer);
      if (name.length <= longestKept) keep(kept[place], name, result);
      return result;
    });
    results.push(...marker.markUnknown(answers));
    return marker.total(results);
  };
}

function keep(kept: Map<string, QuestionResult> | undefined, name: string, result: QuestionResult): void {
  if (kept === undefined) return;
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, result);
}

/** Everything of an answer that its marks can hang on; the lengths keep texts apart that read the same run together. */
function nameOf(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  const { value, choice, reason } = answer;
  return `${choice?.length ?? ''},${reason?.length ?? ''};${value}${choice ?? ''}${reason ?? ''}`;
}
