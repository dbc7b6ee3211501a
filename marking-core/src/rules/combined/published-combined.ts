import { publishedVocabulary } from '../phrases/published-vocabulary.ts';
import type { PublishedMarking } from '../rule-marking.ts';
import type { CombinedRule } from './combined-rule.ts';
import { bySide } from './mark-combined.ts';

/** Accepts a reason that meets a text of the chosen side. */
export const publishedCombined: PublishedMarking<CombinedRule> = (rule, matcher) =>
  bySide(rule, (side) => publishedVocabulary(rule.sides[side] ?? { accept: [] }, matcher));
