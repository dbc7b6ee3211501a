import type { Answer, Answers } from '../answers/answer.ts';
import type { AttemptMarking, QuestionResult } from '../answers/marking.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { answerMarker } from './answer-marker.ts';
import { keepResults } from './kept-results.ts';
import type { MarkingOptions } from './mark-attempt.ts';
import { ownAnswer } from './mark-question.ts';

/**
 * Marks many attempts at one homework, each as `markAttempt` does. Thousands of students give the same short answers: their
 * results are kept from the second time on, so equal answers share one result object, which is frozen. `mostKept` is how many
 * are kept for each question, a kilobyte or so each.
 */
export function attemptMarker(
  scheme: MarkScheme,
  { mostKept, ...options }: MarkingOptions & { readonly mostKept?: number } = {},
): (answers: Answers) => AttemptMarking {
  const marker = answerMarker(scheme, options);
  const kept = marker.questionIds.map(() => keepResults<QuestionResult>(mostKept));
  const unanswered = marker.questionIds.map((_, place) => Object.freeze(marker.mark(place, undefined)));
  return (answers) => {
    const results: QuestionResult[] = [];
    for (const [place, id] of marker.questionIds.entries()) {
      const answer = ownAnswer(answers, id);
      results.push(answer === undefined ? (unanswered[place] ?? marker.mark(place, answer)) : mark(place, answer));
    }
    results.push(...marker.markUnknown(answers));
    return marker.total(results);
  };

  function mark(place: number, answer: Answer): QuestionResult {
    const name = nameOf(answer);
    const known = kept[place]?.find(name);
    if (known !== undefined) return known;
    const result = marker.mark(place, answer);
    kept[place]?.note(name, result);
    return result;
  }
}

/** What the name of an answer begins with that is more than a value. */
const composed = '\u0000';

/** Everything of an answer that its marks can hang on; the lengths keep texts apart that read the same run together. */
function nameOf({ value, choice, reason }: Answer): string {
  if (choice === undefined && reason === undefined && !value.startsWith(composed)) return value;
  return `${composed}${choice?.length ?? ''},${reason?.length ?? ''};${value}${choice ?? ''}${reason ?? ''}`;
}
