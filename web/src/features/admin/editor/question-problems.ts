import { type KeyProblem, keyProblems } from '@markwell/marking-core';
import type { DraftQuestion } from '@markwell/server/contract';
import { pointProblems } from './edit-points.ts';

/** What must be corrected in a field of a question before it can be marked, in a sentence. */
export interface FieldProblem {
  readonly field: 'question' | 'marks' | 'key' | 'id';
  readonly text: string;
  /** What it prevents: a homework without all its answers can be stored. */
  readonly blocks: KeyProblem['blocks'];
}

/** What must be corrected in a question before it can be marked, in the order of its fields on the screen. */
export function fieldProblems(draft: DraftQuestion): FieldProblem[] {
  const { id, type, question, marks } = draft;
  const isRead = type === 'information';
  return [
    ...(question.trim() === '' ? [wrong('question', 'Write the question.')] : []),
    ...(!isRead && marks < 1 ? [wrong('marks', 'Give it at least 1 mark.')] : []),
    ...(isRead ? [] : keyOf(draft)),
    ...(id.trim() === '' ? [wrong('id', 'Give it a label.')] : []),
  ];
}

const wrong = (field: FieldProblem['field'], text: string): FieldProblem => ({ field, text, blocks: 'storing' });

/** Whether anything keeps a question from being stored, or only from being released. */
export const isBlocked = (draft: DraftQuestion, from: KeyProblem['blocks']): boolean =>
  fieldProblems(draft).some(({ blocks }) => blocks === from);

function keyOf(draft: DraftQuestion): FieldProblem[] {
  if (draft.type === 'text' && draft.markingPoints) return pointProblems(draft).map((text) => wrong('key', text));
  return keyProblems(draft).map(({ text, blocks }) => ({ field: 'key', text, blocks }));
}
