import { awarded, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { KeywordGroupsRule } from './keyword-groups-rule.ts';

/** A mark for each group that has a text which the answer meets by the year's matcher. */
export const publishedKeywordGroups: PublishedMarking<KeywordGroupsRule> = (rule, matcher) => {
  const groups = rule.groups.map(({ name, accept }) => ({ name, meets: matcher.fuzzy(accept) }));
  return ({ text }, maxMarks) => {
    const met = groups.filter(({ meets }) => meets(text) !== undefined);
    const marks = Math.min(met.length, rule.max, maxMarks);
    if (marks === 0) return refused('no-match');
    return awarded(
      marks,
      maxMarks,
      met.map(({ name }) => publishedEvidence(name, text)),
    );
  };
};
