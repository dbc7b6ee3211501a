import type { creditedResult as credited } from '../judged/credited.ts';
import type { judgedMarker as judged } from '../judged/mark-judged.ts';
import type { MarkingPointsRule } from './marking-points/marking-points-rule.ts';
import type { ModelAnswerRule } from './model-answer/model-answer-rule.ts';
import type { readAsValue as asValue } from './number/read-as-value.ts';
import { refused } from './outcomes.ts';
import type { RuleMarking } from './rule-marking.ts';
import type { ShortAnswerRule } from './short-answer/short-answer-rule.ts';
import type { ValueRule } from './value/value-rule.ts';
import type { weighedMarker as weighed } from './weigh-outcome.ts';

const none = () => [];
const unmarked = () => () => refused('no-match');
const left = {
  phrases: none,
  guarded: unmarked,
  wholeAnswers: none,
  feedbackStyle: 'one',
  expected: none,
} as const satisfies RuleMarking<unknown>;

/**
 * What stands in a browser for the marking of model answers, marking points, values and short answers (see `imports` in package.json): a page marks the built-in
 * sets only, none of which has such a rule, and everything else is marked by the server. It spares each quiz page the tables of words.
 */
export const modelAnswerMarking: RuleMarking<ModelAnswerRule> = left;
export const markingPointsMarking: RuleMarking<MarkingPointsRule> = left;
export const valueMarking: RuleMarking<ValueRule> = left;
export const shortAnswerMarking: RuleMarking<ShortAnswerRule> = left;

/** How sure a mark is matters to staff, who have it from the server. */
export const weighedMarker: typeof weighed = (_lexicon, marker) => marker;

/** What people have judged is in schemes that the server marks by. */
export const creditedResult: typeof credited = () => undefined;
export const judgedMarker: typeof judged = (_question, marker) => marker;

/** No built-in set asks for a number that is typed in many ways. */
export const readAsValue: typeof asValue = () => undefined;

/** No built-in set has a list of which nobody has said what is wrong. */
export const extraItems = (_question: string | undefined) => () => 0;
