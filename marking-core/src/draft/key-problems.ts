import { findQuestionType, type QuestionType } from '../question-types/type-names.ts';
import type { Question } from '../questions/question.ts';
import { takesEveryOption } from '../rules/choice/takes-every-option.ts';
import { sharedReasons } from '../rules/combined/shared-reasons.ts';
import { draftChoiceRule, draftTrueFalseRule } from './draft-choice-rule.ts';
import { draftCombinedRule, namesSide } from './draft-combined-rule.ts';
import { type Keyed, type KeyProblem, lookForKey, lookForOptions, missing, plain, wrong } from './key-problem.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { lookAtNumber, lookAtOrder, lookAtSelection, lookAtSlots } from './part-key-problems.ts';

export type { KeyProblem } from './key-problem.ts';

type Look = (question: Keyed) => KeyProblem[];

const looks = {
  'multiple-choice': lookAtChoice,
  'true-false': lookAtTruth,
  combined: lookAtSides,
  text: lookForKey,
  'graph-plotting': lookForKey,
  information: () => [],
  'multiple-response': lookAtSelection,
  matching: lookAtSlots,
  ordering: lookAtOrder,
  'gap-fill': lookAtSlots,
  number: lookAtNumber,
  labelling: lookAtSlots,
  table: lookAtSlots,
} satisfies Record<QuestionType, Look>;

/**
 * What is wrong with the key of a question that is about to be stored or released: the server refuses it, and the editor says it before. An
 * empty list is a key that refuses something. Marking points are looked at elsewhere.
 */
export function keyProblems(question: KeyedWhole): KeyProblem[] {
  const type = findQuestionType(question.type);
  if (type === undefined) return [];
  const { options, slots, passage, table, choose, units } = question;
  return looks[type]({
    type,
    options: clean(Array.isArray(options) ? options : []),
    correctAnswers: clean(question.correctAnswers),
    slots: slots ?? [],
    ...{ passage, table, choose, units },
  });
}

/** Of a question what says whether its key is sound. */
type KeyedWhole = Pick<KeyedQuestion, 'type' | 'options' | 'correctAnswers'> &
  Partial<Pick<KeyedQuestion, 'slots' | 'passage' | 'choose' | 'units'>> &
  Pick<Question, 'table'>;

function lookAtChoice(question: Keyed): KeyProblem[] {
  const unlisted = lookForOptions(question, 'Mark the option that is right.');
  if (unlisted.length > 0) return unlisted;
  const rule = draftChoiceRule(question);
  return rule !== undefined && takesEveryOption(rule)
    ? [wrong('options', 'Every option is marked as right, so no answer is wrong. Leave at least one unmarked.')]
    : [];
}

const truths = ['true', 'false', 'cannot_tell'];

function lookAtTruth(question: Keyed) {
  const { correctAnswers } = question;
  if (correctAnswers.length === 0) return lookForKey(question);
  if (!correctAnswers.every((answer) => truths.includes(plain(answer))))
    return [missing('correctAnswers', 'Choose True, False or Cannot tell as the right answer.')];
  const rule = draftTrueFalseRule(question);
  return rule !== undefined && takesEveryOption(rule)
    ? [wrong('correctAnswers', 'True and False are both marked as right, so no answer is wrong. Keep one of them.')]
    : [];
}

function lookAtSides(question: Keyed) {
  const { correctAnswers } = question;
  if (correctAnswers.length === 0) return lookForKey(question);
  if (!correctAnswers.some(namesSide))
    return [
      wrong(
        'correctAnswers',
        `Begin each right answer with Yes or No, such as ‘Yes: ${correctAnswers[0]}’. Without it nobody can tell which of them is right.`,
      ),
    ];
  const rule = draftCombinedRule(question);
  if (rule === undefined)
    return [missing('correctAnswers', 'Write the reason behind Yes or No, such as ‘No: it is neutral’.')];
  return sharedReasons(rule).map((reason) =>
    wrong('correctAnswers', `‘${reason}’ is right with Yes and with No. Keep it with one of them.`),
  );
}

const clean = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
