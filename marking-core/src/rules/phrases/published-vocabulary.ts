import type { PublishedMatcher } from '../../policies/published-matcher.ts';
import { outcome, publishedEvidence, refused } from '../outcomes.ts';
import type { Candidate, Outcome } from '../rule-marking.ts';

/**
 * The published marking of accepted and insufficient texts: an answer that is an insufficient text is refused as such, one that
 * meets an accepted text by the year's matcher scores, and one that merely contains an insufficient text is refused as such.
 */
export function publishedVocabulary(
  lists: { readonly accept: readonly string[]; readonly insufficient?: readonly string[] | undefined },
  matcher: PublishedMatcher,
): (candidate: Candidate, maxMarks: number) => Outcome {
  const accepted = matcher.fuzzy(lists.accept);
  const vague = (lists.insufficient ?? []).flatMap(plainTexts);
  const isVague = matcher.exact(vague);
  const hasVague = matcher.contains(vague);
  return ({ text }, maxMarks) => {
    if (isVague(text) !== undefined) return refused('insufficient');
    const met = accepted(text);
    if (met !== undefined) return outcome(maxMarks, [publishedEvidence(met, text)], 0.6);
    return refused(hasVague(text) === undefined ? 'no-match' : 'insufficient');
  };
}

/** A phrase without its notation: 'safety_glasses' is 'safety glasses', 'time/timing' two texts. */
function plainTexts(phrase: string): string[] {
  const alternatives = phrase.includes(' ') ? [phrase.replace(/\/\S*/g, '')] : phrase.split('/');
  return alternatives.map((text) => text.replaceAll('_', ' ').replace(/[()*]/g, '').trim());
}
