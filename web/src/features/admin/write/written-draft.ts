import type { EditableHomework, HomeworkDraft } from '@markwell/server/contract';
import { addQuestion } from '../editor/change-list.ts';
import { type DraftReview, startReview } from '../editor/draft-review.ts';

/** A homework that is being written, or a stored one that is being edited. */
export interface Writing {
  readonly review: DraftReview;
  /** Names what was stored when editing began; null for a new homework. */
  readonly basedOn: string | null;
}

/** The key of the first question of a new homework. */
export const firstKey = 0;

/** A new homework with one empty question. */
export function startWriting(): Writing {
  const draft = draftOf({
    title: '',
    description: '',
    weekNumber: null,
    yearGroup: null,
    totalMarks: 0,
    weekDate: null,
    questions: [],
    source: null,
  });
  return { review: addQuestion(startReview(draft), {}).review, basedOn: null };
}

export function startEditing({ assignment, basedOn, usedIds, ownMarking }: EditableHomework): Writing {
  return { review: startReview(draftOf(assignment), { usedIds, ownMarking }), basedOn };
}

/** The same changes on top of what is stored by now, so that they replace it when they are stored. */
export function rebase({ review }: Writing, stored: EditableHomework): Writing {
  const fresh = startEditing(stored);
  const keys = new Map(fresh.review.questions.map(({ key, question }) => [question.id, key]));
  let next = fresh.review.questions.length;
  const questions = review.questions
    .filter(({ isDropped }) => !isDropped)
    .map(({ question }) => ({ key: keys.get(question.id) ?? next++, question, isDropped: false }));
  const kept = new Set(questions.map(({ key }) => key));
  const dropped = fresh.review.questions
    .filter(({ key }) => !kept.has(key))
    .map((one) => ({ ...one, isDropped: true }));
  return { ...fresh, review: { ...fresh.review, details: review.details, questions: [...questions, ...dropped] } };
}

function draftOf(assignment: HomeworkDraft['assignment']): HomeworkDraft {
  return { name: '', kind: 'json', assignment, fields: [], messages: [], pictures: [], sameAs: [] };
}
