import {
  lenient,
  markingPointsMarking,
  modelAnswerMarking,
  shortAnswerMarking,
  valueMarking,
} from '#marked-on-the-server';
import { allOfMarking } from './all-of/mark-all-of.ts';
import { choiceMarking } from './choice/mark-choice.ts';
import { combinedMarking } from './combined/mark-combined.ts';
import { countMarking } from './count/mark-count.ts';
import { graphPointsMarking } from './graph-points/mark-graph-points.ts';
import { keywordGroupsMarking } from './keyword-groups/mark-keyword-groups.ts';
import { numberMarking } from './number/mark-number.ts';
import { orderedListMarking } from './ordered-list/mark-ordered-list.ts';
import { phrasesMarking } from './phrases/mark-phrases.ts';
import type { RuleMarking, RuleWording } from './rule-marking.ts';
import type { OneRule, Rule } from './rule-schema.ts';
import { selectionMarking } from './selection/mark-selection.ts';
import { sequenceMarking } from './sequence/mark-sequence.ts';
import { slotsWording } from './slots/mark-slots.ts';

export type RuleKind = OneRule['kind'];
type RuleOf<K extends RuleKind> = Extract<OneRule, { kind: K }>;
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
  selection: selectionMarking,
  sequence: sequenceMarking,
};

/** A rule together with how its kind is marked. */
export interface BoundRule extends RuleWording {
  readonly guarded: (
    lexicon: Parameters<RuleMarking<OneRule>['guarded']>[1],
  ) => ReturnType<RuleMarking<OneRule>['guarded']>;
}

const bound = new WeakMap<OneRule, BoundRule>();

/** The wording of any rule; that of slots is what the rules of its slots have. */
export function wordingOf(rule: Rule): RuleWording {
  if (rule.kind !== 'slots') return bindRule(rule);
  return slotsWording(
    rule,
    rule.slots.map((slot) => bindRule(slot.rule)),
  );
}

/** Finds how a rule is marked, by its kind; worked out once for each rule object, which must not be changed afterwards. */
export function bindRule<K extends RuleKind>(rule: AnyRule<K>): BoundRule {
  const known = bound.get(rule);
  if (known !== undefined) return known;
  const marking: RuleMarking<RuleByKind[K]> = markingRules[rule.kind];
  const made: BoundRule = {
    phrases: marking.phrases(rule),
    guarded: (lexicon) => lenient(rule, lexicon, marking.guarded(rule, lexicon)),
    expected: marking.expected(rule),
    wholeAnswers: marking.wholeAnswers(rule),
    feedbackStyle: marking.feedbackStyle,
  };
  bound.set(rule, made);
  return made;
}
