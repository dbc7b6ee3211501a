import { type Answers, type AttemptMarking, attemptMarker, type MarkScheme } from '@markwell/marking-core';

/** Mark schemes whose markers are kept: what a school has due at one time, and no more memory than that takes. */
const mostSchemes = 8;
/** Submissions after which a marker starts anew: all unlike, with thirteen answers each, they are remembered in 6 MB. */
const mostMarked = 500;

interface KeptMarker {
  readonly mark: (answers: Answers) => AttemptMarking;
  marked: number;
}

/**
 * Marks submissions as `markAttempt` does. A class gives the same short answers again and again; each is marked twice at the most, and
 * equal answers share one result, which must not be changed.
 */
export function createSubmissionMarker(): (scheme: MarkScheme, answers: Answers) => AttemptMarking {
  const kept = new Map<MarkScheme, KeptMarker>();
  return (scheme, answers) => {
    const known = kept.get(scheme);
    const marker =
      known !== undefined && known.marked < mostMarked ? known : { mark: attemptMarker(scheme), marked: 0 };
    marker.marked++;
    kept.delete(scheme);
    kept.set(scheme, marker);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostSchemes) break;
      kept.delete(oldest);
    }
    return marker.mark(answers);
  };
}
