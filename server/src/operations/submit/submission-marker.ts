import { type Answers, type AttemptMarking, attemptMarker, type MarkScheme } from '@markwell/marking-core';

/** Mark schemes whose markers are kept: what a school has due at one time, and no more memory than that takes. */
const mostSchemes = 8;
/** Answers remembered for each question: 6 MB for a homework of thirteen, were no two alike. */
const mostKept = 500;

/**
 * Marks submissions as `markAttempt` does. A class gives the same short answers again and again; each is marked twice at the most, and
 * equal answers share one result, which must not be changed.
 */
export function createSubmissionMarker(): (scheme: MarkScheme, answers: Answers) => AttemptMarking {
  const kept = new Map<MarkScheme, (answers: Answers) => AttemptMarking>();
  return (scheme, answers) => {
    const mark = kept.get(scheme) ?? attemptMarker(scheme, { mostKept });
    kept.delete(scheme);
    kept.set(scheme, mark);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostSchemes) break;
      kept.delete(oldest);
    }
    return mark(answers);
  };
}
