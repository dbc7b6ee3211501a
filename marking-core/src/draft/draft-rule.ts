import { findQuestionType, type QuestionType } from '../question-types/type-names.ts';
import type { GraphPointsRule } from '../rules/graph-points/graph-points-rule.ts';
import type { OneRule, Rule } from '../rules/rule-schema.ts';
import { draftChoiceRule, draftTrueFalseRule } from './draft-choice-rule.ts';
import { draftCombinedRule } from './draft-combined-rule.ts';
import { draftSelectionRule, draftSequenceRule, draftSlotsRule } from './draft-slots-rule.ts';
import { draftTypedRule } from './draft-typed-rule.ts';
import { evenBands } from './even-bands.ts';
import type { KeyedQuestion } from './keyed-question.ts';

type Drafter = (question: KeyedQuestion) => Rule | undefined;

/** By question type, which rule its accepted answers make. */
const drafters = {
  'multiple-choice': (question) => draftChoiceRule(question) ?? draftTypedRule(question),
  'true-false': draftTrueFalseRule,
  text: draftTypedRule,
  combined: draftCombinedRule,
  'graph-plotting': draftGraphRule,
  information: () => undefined,
  'multiple-response': draftSelectionRule,
  matching: draftSlotsRule,
  ordering: draftSequenceRule,
  'gap-fill': draftSlotsRule,
  number: draftNumberRule,
  labelling: draftSlotsRule,
  table: draftSlotsRule,
} satisfies Record<QuestionType, Drafter>;

/** The rule for a question with at least one accepted answer; `undefined` when they cannot be read for its type. */
export function draftRule(question: KeyedQuestion): Rule | undefined {
  const type = findQuestionType(question.type);
  return type === undefined ? undefined : drafters[type](question);
}

const point = /(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)/g;

/** Points to plot, from answers such as '(1,2),(2,4)' or one point each: a mark for an equal share of them. */
function draftGraphRule({ correctAnswers, marks }: KeyedQuestion): GraphPointsRule | undefined {
  const points = correctAnswers.flatMap((text) =>
    [...text.matchAll(point)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
  );
  if (points.length === 0) return undefined;
  return { kind: 'graph-points', points, bands: evenBands(points.length, marks) };
}

/** A value with its unit: no mark without one where it is picked from several, and one that follows the field need not be given. */
function draftNumberRule(question: KeyedQuestion): OneRule {
  const rule = draftTypedRule(question);
  const [unit, ...others] = question.units ?? [];
  if (rule.kind !== 'value' || unit === undefined) return rule;
  if (others.length === 0) return { unit, ...rule };
  const { unit: _named, ...picked } = rule;
  return rule.unitMarks === undefined ? { ...picked, unitNeeded: true } : picked;
}
