/** Longer answers are hardly ever given twice. In UTF-16 code units. */
const longestKept = 120;

/** Answers that were given once and are still known to have been, a power of two: most sentences of a student's own are never given again. */
const mostNoted = 8_192;

/** What was made of the answers to one question, by the name of the answer. */
export interface KeptResults<Result> {
  /** Undefined where the answer is not kept. */
  find(answer: string): Result | undefined;
  /** Keeps what was made of an answer from the second time on that it is given, and freezes it then: it is shared. */
  note(answer: string, result: Result): void;
}

/**
 * Caches results, at most `mostKept` before it starts afresh, so that memory does not grow. Answers given
 * only once are not cached: a school has more of them than there is room for, and short-lived objects cost
 * next to nothing.
 */
export function keepResults<Result>(mostKept = 5_000): KeptResults<Result> {
  const kept = new Map<string, Result>();
  const noted = new Uint32Array(mostNoted);
  return {
    find: (answer) => kept.get(answer),
    note: (answer, result) => {
      if (answer.length > longestKept) return;
      const digest = digestOf(answer);
      const place = digest % mostNoted;
      if (noted[place] !== digest) {
        noted[place] = digest;
        return;
      }
      if (kept.size >= mostKept) kept.clear();
      Object.freeze(result);
      kept.set(answer, result);
    },
  };
}

/** A number from 0 up to 2^32 (FNV-1a). Should two answers have the same, one is kept sooner, which does no harm. */
function digestOf(text: string): number {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return digest >>> 0;
}
