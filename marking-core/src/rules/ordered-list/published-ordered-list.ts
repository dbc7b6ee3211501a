import { outcome, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { OrderedListRule } from './ordered-list-rule.ts';

/** Accepts what meets the whole list, as the spec writes it, by the year's matcher. */
export const publishedOrderedList: PublishedMarking<OrderedListRule> = ({ accept }, matcher) => {
  const match = matcher.fuzzy(accept);
  return ({ text }, maxMarks) => {
    const met = match(text);
    if (met === undefined) return refused('no-match');
    return outcome(maxMarks, [publishedEvidence(met, text)], 0.6);
  };
};
