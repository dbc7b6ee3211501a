import { refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import type { ModelAnswerRule } from './model-answer-rule.ts';

const unmarked = () => refused('not-in-scheme', 0);

/**
 * What stands in a browser for the marking of model answers (see `imports` in package.json): a page marks the built-in sets only, none
 * of which has such a rule, and everything else is marked by the server. It spares each quiz page the tables of words.
 */
export const modelAnswerMarking: RuleMarking<ModelAnswerRule> = {
  phrases: () => [],
  guarded: () => unmarked,
  published: () => unmarked,
  expected: ({ accept }) => accept,
  wholeAnswers: () => [],
  feedbackStyle: 'one',
};
