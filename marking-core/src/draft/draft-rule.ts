import { findQuestionType, type QuestionType } from '../question-types/type-names.ts';
import type { Rule } from '../rules/rule-schema.ts';
import { draftChoiceRule, draftTrueFalseRule } from './draft-choice-rule.ts';
import { draftCombinedRule } from './draft-combined-rule.ts';
import { draftGraphRule } from './draft-graph-rule.ts';
import { draftNumberRule } from './draft-number-rule.ts';
import { draftSelectionRule, draftSequenceRule, draftSlotsRule } from './draft-slots-rule.ts';
import { draftTypedRule } from './draft-typed-rule.ts';
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
