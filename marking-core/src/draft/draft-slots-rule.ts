import { findQuestionType } from '../question-types/type-names.ts';
import { questionOptions } from '../questions/question-options.ts';
import { readLines, readSlotKeys } from '../questions/slot-answers.ts';
import type { PartMarks } from '../rules/part-marks.ts';
import type { OneRule, SlotsRule } from '../rules/rule-schema.ts';
import type { SelectionRule } from '../rules/selection/selection-rule.ts';
import type { SequenceRule } from '../rules/sequence/sequence-rule.ts';
import { draftChoiceRule } from './draft-choice-rule.ts';
import { draftTypedRule, keyOf } from './draft-typed-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/**
 * How the parts of a question earn its marks: as it says, else by neighbours for an order and each by itself for any other. An order alone
 * has neighbours.
 */
export function partMarksOf({ type, partMarks }: Pick<KeyedQuestion, 'type' | 'partMarks'>): PartMarks {
  if (findQuestionType(type) === 'ordering') return partMarks ?? 'neighbours';
  return partMarks === 'neighbours' ? 'each' : (partMarks ?? 'each');
}

/** A slot of a question as a question of its own, with the lines of the key that are its. */
export function slotQuestion(question: KeyedQuestion, id: string): KeyedQuestion {
  const own = question.slots?.find((slot) => slot.id === id)?.options;
  const options = own ?? questionOptions(question);
  const correctAnswers = readSlotKeys(question, question.correctAnswers).get(id) ?? [];
  const { tolerance, answerKind, answerForm } = question;
  const asked = { id, type: options.length > 0 ? 'multiple-choice' : 'text', question: question.question, options };
  const typed = { ...asked, marks: 1, correctAnswers, tolerance, answerKind, answerForm };
  return options.length > 0 || correctAnswers.length === 0 ? typed : { ...typed, marks: marksIn(typed) };
}

/** '(2)' behind the key of a slot makes it count twice. */
function marksIn(typed: KeyedQuestion): number {
  const marks = keyOf(typed).points.reduce((sum, point) => sum + (point.marks ?? 0), 0);
  return Math.min(100, Math.max(1, Math.round(marks)));
}

/** A rule for each slot that the accepted answers say something of; `undefined` where there is none. */
export function draftSlotsRule(question: KeyedQuestion): SlotsRule | undefined {
  const slots = (question.slots ?? []).flatMap(({ id }) => {
    const own = slotQuestion(question, id);
    if (own.correctAnswers.length === 0) return [];
    const choice = draftSlotChoice(own);
    const isOpen = choice === undefined && keyOf(own).open === true;
    const counts = { ...(own.marks > 1 && { marks: own.marks }), ...(isOpen && { open: true }) };
    return [{ id, ...counts, rule: choice ?? draftTypedRule(own) }];
  });
  return slots.length === 0 ? undefined : { kind: 'slots', slots, partMarks: partMarksOf(question) };
}

/** What is picked from a list without letters. */
function draftSlotChoice(slot: KeyedQuestion): OneRule | undefined {
  const choice = draftChoiceRule(slot);
  return choice && { kind: 'choice', options: choice.options, accept: choice.accept };
}

/** The options that are right; `undefined` where none of them is named. */
export function draftSelectionRule(question: KeyedQuestion): SelectionRule | undefined {
  const choice = draftChoiceRule(question);
  const accept = choice?.accept.filter((option) => choice.options.includes(option)) ?? [];
  if (choice === undefined || accept.length === 0) return undefined;
  const { choose } = question;
  const isFewer = choose !== undefined && choose !== null && choose < accept.length;
  const base = { kind: 'selection', options: choice.options, accept, partMarks: partMarksOf(question) } as const;
  return isFewer ? { ...base, choose } : base;
}

/** The accepted answers as the right order of the options, or of themselves where there are no options. */
export function draftSequenceRule(question: KeyedQuestion): SequenceRule | undefined {
  const options = questionOptions(question);
  const lines = question.correctAnswers.flatMap((text) => text.split('\n'));
  const items = readLines(options.length > 0 ? options : lines, lines.join('\n'));
  return items.length < 2 ? undefined : { kind: 'sequence', items, partMarks: partMarksOf(question) };
}
