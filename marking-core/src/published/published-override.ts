import type { PublishedMatcher } from '../policies/published-matcher.ts';
import { awarded, outcome, publishedEvidence, refused } from '../rules/outcomes.ts';
import type { Marker } from '../rules/rule-marking.ts';
import type { PublishedRule } from '../scheme/mark-scheme.ts';

/** Marks by the spec's own rule for one question: the options, else a mark for each list met, or all for all of them. */
export function publishedOverride(rule: PublishedRule, matcher: PublishedMatcher): Marker {
  const picked = matcher.exact(rule.options ?? []);
  const groups = rule.groups.map((texts) => matcher[rule.match](texts));
  return ({ text }, maxMarks) => {
    const option = picked(text);
    if (option !== undefined) return outcome(maxMarks, [publishedEvidence(option, text)], 1);
    const met = groups.map((meets) => meets(text)).filter((part) => part !== undefined);
    const evidence = met.map((part) => publishedEvidence(part, text));
    if (met.length === 0 || (rule.marks === 'all' && met.length < groups.length)) {
      return refused(met.length === 0 ? 'no-match' : 'partly-met');
    }
    return awarded(rule.marks === 'all' ? maxMarks : Math.min(met.length, maxMarks), maxMarks, evidence);
  };
}
