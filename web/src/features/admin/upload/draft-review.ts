import type { DraftMessage, DraftQuestion, HomeworkDraft, UploadAssignment } from '@markwell/server/contract';
import { cleanLines } from './clean-lines.ts';
import { cleanPoints } from './edit-points.ts';
import { questionProblems } from './question-problems.ts';

/** A homework as it was understood, with what a person has corrected since. Places of questions are those of the draft. */
export interface DraftReview {
  readonly draft: HomeworkDraft;
  /** Corrected; dropped questions are still in it. */
  readonly assignment: UploadAssignment;
  readonly dropped: readonly number[];
  /** Whether the whole homework is kept out of the upload. */
  readonly isLeftOut: boolean;
  /** Whether it is to be stored although it was stored before. */
  readonly storesAgain: boolean;
}

/** Below this confidence a person should look. */
const sure = 0.7;

export type DraftDetails = Pick<UploadAssignment, 'title' | 'description' | 'weekNumber' | 'yearGroup' | 'weekDate'>;

export function startReview(draft: HomeworkDraft): DraftReview {
  return { draft, assignment: draft.assignment, dropped: [], isLeftOut: false, storesAgain: false };
}

/**
 * Whether a person should look at a homework before it is stored: always at what was read from a document, since a reader
 * can be sure and wrong; at JSON, which says what is what, only where something in it is doubtful or was stored before.
 */
export function needsReview({ kind, fields, messages, sameAs }: HomeworkDraft): boolean {
  if (kind !== 'json' || sameAs.length > 0) return true;
  return messages.some(({ severity }) => severity !== 'info') || fields.some(({ confidence }) => confidence < sure);
}

export function changeDetails(review: DraftReview, change: Partial<DraftDetails>): DraftReview {
  return { ...review, assignment: { ...review.assignment, ...change } };
}

export function changeQuestion(review: DraftReview, index: number, question: DraftQuestion): DraftReview {
  const questions = review.assignment.questions.map((one, place) => (place === index ? question : one));
  return { ...review, assignment: { ...review.assignment, questions } };
}

/** Leaves a question out of the homework, or puts it back. */
export function dropQuestion(review: DraftReview, index: number, isDropped: boolean): DraftReview {
  const others = review.dropped.filter((place) => place !== index);
  return { ...review, dropped: isDropped ? [...others, index] : others };
}

/** The questions that are kept, each with its place in the draft. */
export function keptQuestions({ assignment, dropped }: DraftReview): { index: number; question: DraftQuestion }[] {
  return assignment.questions.flatMap((question, index) => (dropped.includes(index) ? [] : [{ index, question }]));
}

/** The homework as it is to be stored: without dropped questions and blank lines, its total the sum of its marks. */
export function correctedAssignment(review: DraftReview): UploadAssignment {
  const questions = keptQuestions(review).map(({ question }) => {
    const { options, correctAnswers } = question;
    return cleanPoints({ ...question, options: cleanLines(options), correctAnswers: cleanLines(correctAnswers) });
  });
  return { ...review.assignment, questions, totalMarks: questions.reduce((sum, { marks }) => sum + marks, 0) };
}

/**
 * The reader's messages that nobody has dealt with: those about a field that stands as it was read. An error about a
 * question counts as dealt with once anything of the question is changed; the server has the last word.
 */
export function openMessages(review: DraftReview): DraftMessage[] {
  return review.draft.messages.filter((message) => !isDealtWith(review, message));
}

function isDealtWith({ draft, assignment, dropped }: DraftReview, { path, severity }: DraftMessage): boolean {
  if (path === null || path.length === 0) return false;
  const index = questionOf(path);
  if (index === undefined) return path[0] !== 'questions' && differs(draft.assignment, assignment, path);
  if (dropped.includes(index)) return true;
  // Whether points go together with the marks hangs on both; the summary says of them what holds now.
  const isOfWhole = severity === 'error' || path[2] === 'markingPoints';
  return differs(draft.assignment, assignment, isOfWhole ? path.slice(0, 2) : path);
}

function differs(before: UploadAssignment, now: UploadAssignment, path: readonly (string | number)[]): boolean {
  return JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(now, path));
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

/** The place of the question that a path leads into; none for what belongs to the homework as a whole. */
export function questionOf(path: readonly (string | number)[] | null): number | undefined {
  const [list, index] = path ?? [];
  return list === 'questions' && typeof index === 'number' ? index : undefined;
}

/** Names of fields of a question that the reader is not sure of and nobody has changed: 'marks', 'correctAnswers'. */
export function doubtfulFields({ draft, assignment }: DraftReview, index: number): string[] {
  const names = draft.fields.flatMap(({ path, confidence }) =>
    questionOf(path) === index && confidence < sure && !differs(draft.assignment, assignment, path)
      ? String(path[2] ?? '')
      : [],
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** What must be put right before the homework can be stored, a sentence each. */
export function blockers(review: DraftReview): string[] {
  if (review.isLeftOut) return [];
  const kept = keptQuestions(review);
  const wrong = kept.filter(({ question }) => questionProblems(question).length > 0).length;
  const errors = openMessages(review).filter(
    ({ severity, path }) => severity === 'error' && questionOf(path) === undefined,
  );
  return [
    ...(review.assignment.title.trim() === '' ? ['Give the homework a title.'] : []),
    ...(kept.length === 0 ? ['It has no questions. Leave it out, or put a question back.'] : []),
    ...errors.map(({ message }) => message),
    ...(wrong > 0 ? [wrong === 1 ? '1 question needs correcting.' : `${wrong} questions need correcting.`] : []),
    ...(review.draft.sameAs.length > 0 && !review.storesAgain
      ? ['It was stored before. Say whether to store it again or leave it out.']
      : []),
  ];
}
