import type { DraftQuestion } from '@markwell/server/contract';
import { type DraftReview, findQuestion, freeId, type ReviewQuestion, withEntry } from './draft-review.ts';
import { joinQuestions } from './join-questions.ts';

/** What a new question has. */
type Beginning = Partial<Omit<DraftQuestion, 'id'>>;

/** Where a new question goes. */
interface AddedTo {
  /** Behind this one; without it at the end. */
  readonly after?: number | undefined;
  /** Without `after` before all others. */
  readonly isFirst?: boolean;
  /** Of the file, where it came from there. */
  readonly paragraph?: number | undefined;
}

/** Adds a question, empty but for what is given; says its key. */
export function addQuestion(
  review: DraftReview,
  { after, isFirst = false, paragraph }: AddedTo,
  beginning: Beginning = {},
): { review: DraftReview; key: number } {
  const { questions, draft } = review;
  const key = Math.max(draft.assignment.questions.length - 1, ...questions.map((entry) => entry.key)) + 1;
  const question: DraftQuestion = {
    type: 'text',
    question: '',
    description: null,
    options: [],
    marks: 1,
    correctAnswers: [],
    studyTip: null,
    diagramPath: null,
    diagramAlt: null,
    table: null,
    ...beginning,
    id: freeId(review),
  };
  const place = after === undefined ? -1 : questions.findIndex((entry) => entry.key === after);
  const at = place === -1 && !isFirst ? questions.length : place + 1;
  const entry: ReviewQuestion = { key, question, isDropped: false, paragraph };
  return { review: { ...review, questions: questions.toSpliced(at, 0, entry) }, key };
}

/** Moves a question by one place, up (-1) or down (1), past those that are dropped; nothing changes at the end of the list. */
export function moveQuestion(review: DraftReview, key: number, by: -1 | 1): DraftReview {
  const { questions } = review;
  const at = questions.findIndex((entry) => entry.key === key);
  const entry = questions[at];
  let to = at + by;
  while (questions[to]?.isDropped === true) to += by;
  if (entry === undefined || questions[to] === undefined) return review;
  return { ...review, questions: questions.toSpliced(at, 1).toSpliced(to, 0, entry) };
}

/** The question behind which one from a paragraph of the file belongs: the last that begins there or above; undefined for none. */
export function questionBefore({ questions }: DraftReview, paragraph: number): number | undefined {
  return questions.findLast((entry) => entry.paragraph !== undefined && entry.paragraph <= paragraph)?.key;
}

/** The question above one that is kept in the homework; none for the first. */
export function questionAbove({ questions }: DraftReview, key: number): ReviewQuestion | undefined {
  const at = questions.findIndex((entry) => entry.key === key);
  return questions.slice(0, Math.max(at, 0)).findLast(({ isDropped }) => !isDropped);
}

/** Makes a question part of the kept one above it, if there is one. */
export function joinWithAbove(review: DraftReview, key: number): DraftReview {
  const entry = findQuestion(review, key);
  const above = questionAbove(review, key);
  if (entry === undefined || above === undefined) return review;
  const after = joinQuestions(above.question, entry.question);
  const joined = { to: above.key, before: above.question, after };
  const whole = withEntry(review, above.key, (one) => ({ ...one, question: after }));
  return withEntry(whole, key, (one) => ({ ...one, isDropped: true, joined }));
}

/** Leaves a question out of the homework. One that was added and has nothing in it yet is gone. */
export function dropQuestion(review: DraftReview, key: number): DraftReview {
  const isEmpty = key >= review.draft.assignment.questions.length && isBlank(findQuestion(review, key));
  if (isEmpty) {
    const isOther = (entry: { readonly key: number }) => entry.key !== key;
    return { ...review, questions: review.questions.filter(isOther), usedLines: review.usedLines.filter(isOther) };
  }
  return withEntry(review, key, (entry) => ({ ...entry, isDropped: true }));
}

function isBlank(entry: ReviewQuestion | undefined): boolean {
  if (entry === undefined) return false;
  const { question, description, options, correctAnswers, studyTip, diagramPath } = entry.question;
  return [question, description, ...options, ...correctAnswers, studyTip, diagramPath].every((text) => !text?.trim());
}

/** Puts a question back. One that was joined leaves the other as it was before, unless that has been changed since. */
export function putBack(review: DraftReview, key: number): DraftReview {
  const joined = findQuestion(review, key)?.joined;
  const back = withEntry(review, key, ({ joined: _joined, ...entry }) => ({ ...entry, isDropped: false }));
  if (joined === undefined) return back;
  return withEntry(back, joined.to, (entry) =>
    entry.question === joined.after ? { ...entry, question: joined.before } : entry,
  );
}
