import type { PublishedMatcher } from '../../policies/published-matcher.ts';
import { readWords } from '../../text/words.ts';
import { awarded, bandMarks, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { Term } from '../vocabulary.ts';
import type { CountRule } from './count-rule.ts';

/** Counts the items whose name or letter the answer has; wrong ones do no harm. */
export const publishedCount: PublishedMarking<CountRule> = (rule, matcher) => {
  const letters = new Set(rule.items.flatMap(({ accept }) => singleLetters(accept)));
  const items = rule.items.map((item) => ({ name: item.name, meets: publishedItem(item, matcher, letters) }));
  return ({ text }, maxMarks) => {
    const met = items.filter(({ meets }) => meets(text));
    const marks = Math.min(bandMarks(rule.bands, met.length), maxMarks);
    if (marks === 0) return refused(met.length === 0 ? 'no-match' : 'partly-met');
    return awarded(
      marks,
      maxMarks,
      met.map(({ name }) => publishedEvidence(name, text)),
    );
  };
};

/** A name is met by the year's matcher, a letter by standing as a word of its own or in a run of the rule's letters ('ATCG'). */
function publishedItem({ accept }: Term, matcher: PublishedMatcher, allLetters: ReadonlySet<string>) {
  const meetsName = matcher.fuzzy(accept.filter((text) => text.length > 1));
  const letters = singleLetters(accept);
  return (text: string): boolean => {
    if (meetsName(text) !== undefined) return true;
    if (letters.length === 0) return false;
    return readWords(text).some(
      (word) => [...word.text].every((one) => allLetters.has(one)) && letters.some((one) => word.text.includes(one)),
    );
  };
}

function singleLetters(accept: readonly string[]): string[] {
  return accept.filter((text) => text.length === 1).map((text) => text.toLowerCase());
}
