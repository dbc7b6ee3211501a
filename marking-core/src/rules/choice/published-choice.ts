import { outcome, publishedEvidence, refused } from '../outcomes.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { ChoiceRule } from './choice-rule.ts';

/** Accepts the right option as the year compares options: exactly, or like a text. */
export const publishedChoice: PublishedMarking<ChoiceRule> = ({ accept }, matcher) => {
  const match = matcher[matcher.profile.choices](accept);
  return ({ text }, maxMarks) => {
    const met = match(text);
    if (met === undefined) return refused('wrong-option');
    return outcome(maxMarks, [publishedEvidence(met, text)], 1);
  };
};
