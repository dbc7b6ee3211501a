import type { DraftQuestion } from '@markwell/server/contract';
import { cleanLines } from './clean-lines.ts';
import { pointProblems } from './edit-points.ts';
import { truths } from './edit-question.ts';

/** What must be corrected in a field of a question before it can be marked, in a sentence. */
export interface FieldProblem {
  readonly field: 'question' | 'marks' | 'options' | 'correctAnswers' | 'markingPoints' | 'id';
  readonly text: string;
}

/** What must be corrected in a question before it can be marked, in the order of its fields on the screen. */
export function fieldProblems(draft: DraftQuestion): FieldProblem[] {
  const { id, type, question, marks } = draft;
  const isRead = type === 'information';
  return [
    ...(question.trim() === '' ? [{ field: 'question', text: 'Write the question.' } as const] : []),
    ...(!isRead && marks < 1 ? [{ field: 'marks', text: 'Give it at least 1 mark.' } as const] : []),
    ...(isRead ? [] : keyProblems(draft)),
    ...(id.trim() === '' ? [{ field: 'id', text: 'Give it a label.' } as const] : []),
  ];
}

/** The same, a sentence each. */
export const questionProblems = (draft: DraftQuestion): string[] => fieldProblems(draft).map(({ text }) => text);

function keyProblems(draft: DraftQuestion): FieldProblem[] {
  const { type, options, correctAnswers } = draft;
  const answers = cleanLines(correctAnswers);
  const of = (field: FieldProblem['field'], texts: readonly string[]) => texts.map((text) => ({ field, text }));
  if (type === 'multiple-choice') return of('options', choiceProblems(cleanLines(options), answers));
  if (type === 'text' && draft.markingPoints) return of('markingPoints', pointProblems(draft));
  if (answers.length === 0) return of('correctAnswers', ['Say which answers are right.']);
  const isTruth =
    type !== 'true-false' || answers.every((answer) => truths.some(({ value }) => value === answer.toLowerCase()));
  return isTruth ? [] : of('correctAnswers', ['Choose True, False or Cannot tell as the right answer.']);
}

function choiceProblems(options: readonly string[], answers: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase();
  const known = new Set(options.map(plain));
  if (options.length < 2) return ['Give at least two options.'];
  if (known.size < options.length) return ['Two options are the same.'];
  if (answers.length === 0) return ['Mark the option that is right.'];
  return answers
    .filter((answer) => !known.has(plain(answer)))
    .map((answer) => `‘${answer}’ is not one of the options.`);
}
