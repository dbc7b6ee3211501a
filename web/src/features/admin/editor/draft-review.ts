import type { DraftQuestion, HomeworkDraft, UploadAssignment } from '@markwell/server/contract';
import { cleanLines } from './clean-lines.ts';
import { cleanPoints } from './edit-points.ts';
import { cleanParts } from './parts/edit-slots.ts';

/** A question in its current state. */
export interface ReviewQuestion {
  /** Stays with it while others come and go: of a question that was read its place in the draft, of one that was added a higher number. */
  readonly key: number;
  readonly question: DraftQuestion;
  /** Whether it is left out of the homework; it can be put back. */
  readonly isDropped: boolean;
  /** Where it became part of another one; it is left out then. */
  readonly joined?: Joining | undefined;
  /** The paragraph of a Word file in which it begins; undefined where it has none. */
  readonly paragraph?: number | undefined;
}

/** How a question became part of another one. */
export interface Joining {
  readonly to: number;
  /** The other one without it, and with it. */
  readonly before: DraftQuestion;
  readonly after: DraftQuestion;
}

/** A line of the file that a person has made part of a question. */
export interface UsedLine {
  /** Its place among the draft's lines. */
  readonly line: number;
  readonly key: number;
}

export type DraftDetails = Omit<UploadAssignment, 'questions' | 'totalMarks'>;

/** A homework as read, with a person's corrections. */
export interface DraftReview {
  /** As it was read: what its messages and fields say is of this. */
  readonly draft: HomeworkDraft;
  /** Title, texts, year and week, corrected. */
  readonly details: DraftDetails;
  /** In the order of the homework; dropped ones keep their places. */
  readonly questions: readonly ReviewQuestion[];
  readonly usedLines: readonly UsedLine[];
  /** Whether the whole homework is kept out of the upload. */
  readonly isLeftOut: boolean;
  /** Whether it is to be stored although it was stored before. */
  readonly storesAgain: boolean;
  /** Labels that students can have answered, of a homework that is stored: no other question can have one of them. */
  readonly usedIds: readonly string[];
  /** Its questions whose mark scheme says more than their answers. */
  readonly ownMarking: readonly string[];
  /** The same file read in other ways before, with what was corrected then. */
  readonly otherReadings?: readonly DraftReview[];
}

/** Below this confidence a person should look. */
export const sure = 0.7;

export function startReview(
  draft: HomeworkDraft,
  { usedIds = [], ownMarking = [] }: Partial<Pick<DraftReview, 'usedIds' | 'ownMarking'>> = {},
): DraftReview {
  const { questions, totalMarks: _total, ...details } = draft.assignment;
  const paragraphs = new Map<number, number>();
  for (const { path, place } of draft.fields) {
    const [list, index, field] = path;
    if (list === 'questions' && typeof index === 'number' && field === 'question' && place?.unit === 'paragraph')
      paragraphs.set(index, place.number);
  }
  return {
    draft,
    details,
    questions: questions.map((question, key) => ({
      key,
      question,
      isDropped: false,
      paragraph: paragraphs.get(key),
    })),
    usedLines: [],
    isLeftOut: false,
    storesAgain: false,
    usedIds,
    ownMarking,
  };
}

/**
 * Whether a person should look at a homework before it is stored: always at what was read from a document, since a reader
 * can be sure and wrong; at JSON, which says what is what, only where something in it is doubtful or was stored before.
 */
export function needsReview({ kind, fields, messages, sameAs }: HomeworkDraft): boolean {
  if (kind !== 'json' || sameAs.length > 0) return true;
  return messages.some(({ severity }) => severity !== 'info') || fields.some(({ confidence }) => confidence < sure);
}

/** Whether a person has changed anything. */
export function isCorrected({ draft, details, questions, isLeftOut }: DraftReview): boolean {
  const read = draft.assignment.questions;
  const { questions: _questions, totalMarks: _total, ...detailsRead } = draft.assignment;
  return (
    isLeftOut ||
    JSON.stringify(details) !== JSON.stringify(detailsRead) ||
    questions.length !== read.length ||
    questions.some(({ key, question, isDropped }, place) => isDropped || key !== place || question !== read[key])
  );
}

export function changeDetails(review: DraftReview, change: Partial<DraftDetails>): DraftReview {
  return { ...review, details: { ...review.details, ...change } };
}

/** Where students can have answered it, a question that gets another type gets another label: their answers were to another question. */
export function changeQuestion(review: DraftReview, key: number, changed: DraftQuestion): DraftReview {
  const read = review.draft.assignment.questions[key];
  const question =
    read !== undefined && review.usedIds.includes(read.id) ? withOwnLabel(review, read, changed) : changed;
  return withEntry(review, key, (entry) => ({ ...entry, question }));
}

function withOwnLabel(review: DraftReview, read: DraftQuestion, changed: DraftQuestion): DraftQuestion {
  const isAnother = changed.type !== read.type;
  if (isAnother === (changed.id !== read.id)) return changed;
  return { ...changed, id: isAnother ? freeId(review) : read.id };
}

/** The first of q1, q2, … that no question has or had, from their number on: each of a homework has a label of its own. */
export function freeId({ questions, usedIds }: DraftReview): string {
  const ids = new Set(
    [...questions.map(({ question }) => question.id), ...usedIds].map((id) => id.trim().toLowerCase()),
  );
  let number = questions.length + 1;
  while (ids.has(`q${number}`)) number += 1;
  return `q${number}`;
}

/** Labels that more than one question has. */
export function repeatedLabels(review: DraftReview): string[] {
  const labels = keptQuestions(review).map(({ question }) => question.id.trim());
  return [...new Set(labels.filter((label, index) => label !== '' && labels.indexOf(label) !== index))];
}

export function findQuestion({ questions }: DraftReview, key: number): ReviewQuestion | undefined {
  return questions.find((entry) => entry.key === key);
}

export function withEntry(
  review: DraftReview,
  key: number,
  change: (entry: ReviewQuestion) => ReviewQuestion,
): DraftReview {
  return { ...review, questions: review.questions.map((entry) => (entry.key === key ? change(entry) : entry)) };
}

/** The homework as it is to be stored: without dropped questions and blank lines, its total the sum of its marks. */
export function correctedAssignment({ details, questions }: DraftReview): UploadAssignment {
  const kept = questions.flatMap(({ question, isDropped }) => (isDropped ? [] : [cleanedQuestion(question)]));
  return { ...details, questions: kept, totalMarks: kept.reduce((sum, { marks }) => sum + marks, 0) };
}

/** A question without blank lines, and without parts that nobody has filled in. */
export function cleanedQuestion(question: DraftQuestion): DraftQuestion {
  const { options, correctAnswers, ...cleaned } = cleanParts(question);
  return cleanPoints({ ...cleaned, options: cleanLines(options), correctAnswers: cleanLines(correctAnswers) });
}

/** The questions that are kept. */
export function keptQuestions({ questions }: DraftReview): readonly ReviewQuestion[] {
  return questions.filter(({ isDropped }) => !isDropped);
}
