import type { lenient as leniency } from './leniency/lenient.ts';
import type { MarkingPointsRule } from './marking-points/marking-points-rule.ts';
import type { ModelAnswerRule } from './model-answer/model-answer-rule.ts';
import { leftToServer } from './outcomes.ts';
import type { RuleMarking } from './rule-marking.ts';
import type { extraItems as extra } from './short-answer/extra-items.ts';
import type { ShortAnswerRule } from './short-answer/short-answer-rule.ts';
import { drawingMarker } from './value/drawing-marker.ts';
import type { ValueRule } from './value/value-rule.ts';

const none = () => [];
const left = {
  phrases: none,
  guarded: () => leftToServer,
  wholeAnswers: none,
  feedbackStyle: 'one',
  expected: none,
} as const satisfies RuleMarking<unknown>;

/*
 * Replaces, in a browser, what needs the server's tables of words (see `imports` in package.json), to keep
 * quiz pages small. Each of these either does what it does on the server or says that it cannot: none refuses
 * an answer.
 */

export const modelAnswerMarking: RuleMarking<ModelAnswerRule> = left;
export const markingPointsMarking: RuleMarking<MarkingPointsRule> = left;
export const valueMarking: RuleMarking<ValueRule> = {
  ...left,
  guarded: (rule) => drawingMarker(rule) ?? leftToServer,
};
export const shortAnswerMarking: RuleMarking<ShortAnswerRule> = left;

/** What is forgiven is for the server to hear. */
export const lenient: typeof leniency = (rule, _lexicon, marker) =>
  'bySound' in rule && rule.bySound === true ? leftToServer : marker;

export const extraItems: typeof extra = (question) => (question === undefined ? () => 0 : undefined);
