import { markingPointsMarking, modelAnswerMarking, shortAnswerMarking, valueMarking } from '#marked-on-the-server';
import { allOfMarking } from './all-of/mark-all-of.ts';
import { choiceMarking } from './choice/mark-choice.ts';
import { combinedMarking } from './combined/mark-combined.ts';
import { countMarking } from './count/mark-count.ts';
import { graphPointsMarking } from './graph-points/mark-graph-points.ts';
import { keywordGroupsMarking } from './keyword-groups/mark-keyword-groups.ts';
import { numberMarking } from './number/mark-number.ts';
import { orderedListMarking } from './ordered-list/mark-ordered-list.ts';
import { phrasesMarking } from './phrases/mark-phrases.ts';
import type { RuleMarking } from './rule-marking.ts';
import type { Rule } from './rule-schema.ts';

export type RuleKind = Rule['kind'];
type RuleOf<K extends RuleKind> = Extract<Rule, { kind: K }>;
export type RuleByKind = { [K in RuleKind]: RuleOf<K> };
export type AnyRule<K extends RuleKind> = { [P in K]: { readonly kind: P } & RuleByKind[P] }[K];

/** How each kind of rule marks: a new kind is one folder and one line here. */
const markingRules: { readonly [K in RuleKind]: RuleMarking<RuleByKind[K]> } = {
  choice: choiceMarking,
  phrases: phrasesMarking,
  number: numberMarking,
  'keyword-groups': keywordGroupsMarking,
  count: countMarking,
  'ordered-list': orderedListMarking,
  'all-of': allOfMarking,
  combined: combinedMarking,
  'graph-points': graphPointsMarking,
  'model-answer': modelAnswerMarking,
  'marking-points': markingPointsMarking,
  value: valueMarking,
  'short-answer': shortAnswerMarking,
};

/** A rule together with how its kind is marked. */
export interface BoundRule {
  readonly phrases: ReturnType<RuleMarking<Rule>['phrases']>;
  readonly guarded: (lexicon: Parameters<RuleMarking<Rule>['guarded']>[1]) => ReturnType<RuleMarking<Rule>['guarded']>;
  readonly expected: readonly string[];
  readonly wholeAnswers: readonly string[];
  readonly feedbackStyle: 'one' | 'list';
}

const bound = new WeakMap<Rule, BoundRule>();

/** Finds how a rule is marked, by its kind; worked out once for each rule object, which must not be changed afterwards. */
export function bindRule<K extends RuleKind>(rule: AnyRule<K>): BoundRule {
  const known = bound.get(rule);
  if (known !== undefined) return known;
  const marking: RuleMarking<RuleByKind[K]> = markingRules[rule.kind];
  const made: BoundRule = {
    phrases: marking.phrases(rule),
    guarded: (lexicon) => marking.guarded(rule, lexicon),
    expected: marking.expected(rule),
    wholeAnswers: marking.wholeAnswers(rule),
    feedbackStyle: marking.feedbackStyle,
  };
  bound.set(rule, made);
  return made;
}
