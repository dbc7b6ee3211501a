import { findQuestionType, type QuestionType } from '../question-types/type-names.ts';
import { takesEveryOption } from '../rules/choice/takes-every-option.ts';
import { sharedReasons } from '../rules/combined/shared-reasons.ts';
import { draftChoiceRule, draftTrueFalseRule } from './draft-choice-rule.ts';
import { draftCombinedRule, namesSide } from './draft-combined-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** What keeps the key of a question from telling right answers from wrong ones. */
export interface KeyProblem {
  readonly field: 'options' | 'correctAnswers';
  /** What to do, in a sentence. */
  readonly text: string;
  /** What it prevents: a question without a key can be stored, but not one that accepts wrong answers. */
  readonly blocks: 'storing' | 'release';
}

interface Keyed extends Pick<KeyedQuestion, 'type' | 'correctAnswers'> {
  readonly options: string[];
}
type Look = (question: Keyed) => (KeyProblem | undefined)[];

const looks = {
  'multiple-choice': lookAtChoice,
  'true-false': lookAtTruth,
  combined: lookAtSides,
  text: lookForKey,
  'graph-plotting': lookForKey,
  information: () => [],
  'multiple-response': lookForKey,
  matching: lookForKey,
  ordering: lookForKey,
  'gap-fill': lookForKey,
  number: lookForKey,
  labelling: lookForKey,
  table: lookForKey,
} satisfies Record<QuestionType, Look>;

/**
 * What is wrong with the key of a question that is about to be stored or released: the server refuses it, and the editor says it before. An
 * empty list is a key that refuses something. Marking points are looked at elsewhere.
 */
export function keyProblems(question: Pick<KeyedQuestion, 'type' | 'options' | 'correctAnswers'>): KeyProblem[] {
  const type = findQuestionType(question.type);
  if (type === undefined) return [];
  const { options } = question;
  const cleaned = {
    type,
    options: clean(Array.isArray(options) ? options : []),
    correctAnswers: clean(question.correctAnswers),
  };
  return looks[type](cleaned).filter((problem) => problem !== undefined);
}

function lookForKey({ correctAnswers }: Keyed) {
  return [correctAnswers.length === 0 ? missing('correctAnswers', 'Say which answers are right.') : undefined];
}

function lookAtChoice(question: Keyed): KeyProblem[] {
  const { options, correctAnswers } = question;
  const known = new Set(options.map(plain));
  if (options.length < 2) return [missing('options', 'Give at least two options.')];
  if (known.size < options.length) return [missing('options', 'Two options are the same.')];
  if (correctAnswers.length === 0) return [missing('options', 'Mark the option that is right.')];
  const strangers = correctAnswers.filter((answer) => !known.has(plain(answer)));
  if (strangers.length > 0)
    return strangers.map((answer) => missing('options', `‘${answer}’ is not one of the options.`));
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

const missing = (field: KeyProblem['field'], text: string): KeyProblem => ({ field, text, blocks: 'release' });
const wrong = (field: KeyProblem['field'], text: string): KeyProblem => ({ field, text, blocks: 'storing' });
const plain = (text: string) => text.toLowerCase();
const clean = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
