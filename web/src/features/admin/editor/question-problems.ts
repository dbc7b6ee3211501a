import { keyProblems } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import { pointProblems } from './edit-points.ts';

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
    ...(isRead ? [] : keyOf(draft)),
    ...(id.trim() === '' ? [{ field: 'id', text: 'Give it a label.' } as const] : []),
  ];
}

/** The same, a sentence each. */
export const questionProblems = (draft: DraftQuestion): string[] => fieldProblems(draft).map(({ text }) => text);

function keyOf(draft: DraftQuestion): FieldProblem[] {
  if (draft.type === 'text' && draft.markingPoints)
    return pointProblems(draft).map((text) => ({ field: 'markingPoints', text }));
  return keyProblems(draft);
}
