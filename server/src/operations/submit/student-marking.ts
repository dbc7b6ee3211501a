import type { AttemptMarking, QuestionResult } from '@markwell/marking-core';

/** A marking as its student may have it: without the words of others that people judged, and without who judged them. */
export function studentMarking(marking: AttemptMarking): AttemptMarking {
  if (!marking.results.some(tellsOfOthers)) return marking;
  return {
    ...marking,
    results: marking.results.map((result) => (tellsOfOthers(result) ? withoutOthers(result) : result)),
  };
}

function tellsOfOthers({ evidence, overridden }: QuestionResult): boolean {
  return evidence.some(isOfOthers) || overridden?.evidence.some(isOfOthers) === true;
}

function withoutOthers({ overridden, ...result }: QuestionResult): QuestionResult {
  const own = (evidence: QuestionResult['evidence']) => evidence.filter((one) => !isOfOthers(one));
  return {
    ...result,
    evidence: own(result.evidence),
    ...(overridden !== undefined && { overridden: { ...overridden, evidence: own(overridden.evidence) } }),
  };
}

function isOfOthers({ how }: QuestionResult['evidence'][number]): boolean {
  return how === 'judged' || how === 'alike' || how === 'level';
}
