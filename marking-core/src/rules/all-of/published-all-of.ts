import { awarded, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { AllOfRule } from './all-of-rule.ts';

/** Accepts an answer that matches a text of every part by the year's matcher, in any place. */
export const publishedAllOf: PublishedMarking<AllOfRule> = (rule, matcher) => {
  const parts = rule.parts.map(({ name, accept }) => ({ name, meets: matcher.fuzzy(accept) }));
  return ({ text }, maxMarks) => {
    const met = parts.filter(({ meets }) => meets(text) !== undefined);
    if (met.length < parts.length) return refused(met.length === 0 ? 'no-match' : 'partly-met');
    return awarded(
      maxMarks,
      maxMarks,
      met.map(({ name }) => publishedEvidence(name, text)),
    );
  };
};
