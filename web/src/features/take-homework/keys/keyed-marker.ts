import { type Answers, type AttemptMarking, type MarkScheme, markAttempt, schemeDigest } from '@markwell/marking-core';

/** Marks answers on the page; nothing where that takes what only the server has. */
export type Marker = (answers: Answers) => AttemptMarking | undefined;

/** A marker by a key that comes with the page; none where the current version of the mark scheme, by its digest, is another. */
export type KeyedMarker = (currentDigest: string | null | undefined) => Marker | undefined;

export function keyedMarker(scheme: MarkScheme): KeyedMarker {
  return (currentDigest) =>
    currentDigest === undefined || currentDigest === null || currentDigest === schemeDigest(scheme)
      ? (answers) => {
          const marking = markAttempt(scheme, answers);
          return marking.results.some(({ state }) => state === 'needs-server') ? undefined : marking;
        }
      : undefined;
}
