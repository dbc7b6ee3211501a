import { optionsAsShown, type Question } from '@markwell/marking-core';
import type { DraftQuestion, UploadAssignment } from '../../../contract/homework-draft.ts';
import type { Session } from '../../../db/session.ts';
import { contentDigest } from './content-digest.ts';

/** What people bring in or write is numbered from here. */
const firstOwnId = 151;

/** The number of the next homework; those of deleted ones are not given again. To be called with `assignments` locked. */
export async function nextHomeworkId({ tables, transaction }: Session): Promise<number> {
  const last = await tables.assignments.findOne({ attributes: ['id'], order: [['id', 'DESC']], transaction });
  return Math.max(firstOwnId, (last?.id ?? 0) + 1);
}

interface NewHomework {
  readonly id: number;
  readonly assignment: UploadAssignment;
  /** As students see them. */
  readonly questions: readonly Question[];
  readonly batchName: string;
  readonly release: boolean;
  readonly purpose?: 'retrieval';
  readonly at: Date;
}

export async function insertHomework(
  { tables, transaction }: Session,
  { id, assignment, questions, batchName, release, purpose, at }: NewHomework,
): Promise<void> {
  const time = at.toISOString();
  const row = {
    id,
    slug: null,
    ...contentOf(assignment, questions),
    isReleased: release,
    firstReleasedAt: release ? time : null,
    contentId: null,
    currentSchemeVersion: null,
    origin: 'imported' as const,
    batchName,
    sourceName: assignment.source?.name ?? null,
    sourceDigest: assignment.source?.digest ?? null,
    createdAt: time,
    updatedAt: time,
    deletedAt: null,
    purpose: purpose ?? null,
  };
  await tables.assignments.create(row, { transaction });
}

/** What is stored of a homework that says what it asks. */
export function contentOf(assignment: UploadAssignment, questions: readonly Question[]) {
  const { title, description, language, weekDate, weekNumber, yearGroup } = assignment;
  return {
    title,
    description,
    weekDate,
    weekNumber,
    yearGroup,
    questions: JSON.stringify(language ? questions.map((one) => ({ ...one, language })) : questions),
    contentDigest: contentDigest(assignment),
    homeworkData: JSON.stringify(assignment),
  };
}

/** What a student may see of a question. */
export function shownQuestion(question: DraftQuestion): Question {
  return { ...withoutKey(question), options: optionsAsShown(question) };
}

function withoutKey({
  correctAnswers: _answers,
  key: _key,
  markingPoints: _points,
  tolerance: _tolerance,
  answerKind: _kind,
  answerForm: _form,
  partMarks: _partMarks,
  notes: _notes,
  ...shown
}: DraftQuestion): Question {
  return shown;
}
