import type { DraftQuestion } from '@markwell/server/contract';
import { type DraftReview, type ReviewQuestion, withEntry } from './draft-review.ts';
import { changeType } from './edit-question.ts';

/** Questions of a draft by their numbers on the screen, from 1, both included. */
export interface Several {
  readonly from: number;
  readonly to: number;
}

/** The kept questions with these numbers. */
function chosen({ questions }: DraftReview, { from, to }: Several): readonly ReviewQuestion[] {
  return questions.slice(Math.max(0, from - 1), to).filter(({ isDropped }) => !isDropped);
}

function changeEach(
  review: DraftReview,
  several: Several,
  change: (question: DraftQuestion, index: number) => DraftQuestion,
): DraftReview {
  return chosen(review, several).reduce(
    (changed, { key }, index) =>
      withEntry(changed, key, (entry) => ({ ...entry, question: change(entry.question, index) })),
    review,
  );
}

const withMaterial = (question: DraftQuestion, id: string): DraftQuestion =>
  question.id === id ? question : { ...question, material: [...new Set([...(question.material ?? []), id])] };

/** Shows beside each of them what another question shows. */
export function shareWith(review: DraftReview, several: Several, number: number): DraftReview {
  const shared = review.questions[number - 1];
  if (shared === undefined || shared.isDropped) return review;
  return changeEach(review, several, (question) => withMaterial(question, shared.question.id));
}

/**
 * Makes them the parts (a), (b), … of the question above the first of them, which is beside each. Without accepted answers of its own that
 * question asks nothing more by itself.
 */
export function makeParts(review: DraftReview, several: Several): DraftReview {
  const at = review.questions.findLastIndex(({ isDropped }, index) => !isDropped && index < several.from - 1);
  const stem = review.questions[at];
  if (stem === undefined) return review;
  const path = stem.question.label ?? [String(at + 1)];
  const isAsked = stem.question.correctAnswers.some((line) => line.trim() !== '');
  const labelled = { ...stem.question, label: path };
  const changed = withEntry(review, stem.key, (entry) => ({
    ...entry,
    question: isAsked ? labelled : changeType(labelled, 'information'),
  }));
  return changeEach(changed, several, (question, index) => ({
    ...withMaterial(question, stem.question.id),
    label: [...path, `(${String.fromCharCode(97 + index)})`],
  }));
}

export function dropEach(review: DraftReview, several: Several): DraftReview {
  return chosen(review, several).reduce(
    (changed, { key }) => withEntry(changed, key, (entry) => ({ ...entry, isDropped: true })),
    review,
  );
}

export function giveMarks(review: DraftReview, several: Several, marks: number): DraftReview {
  return changeEach(review, several, (question) =>
    question.type === 'information' ? question : { ...question, marks },
  );
}

export function giveType(review: DraftReview, several: Several, type: DraftQuestion['type']): DraftReview {
  return changeEach(review, several, (question) => changeType(question, type));
}
