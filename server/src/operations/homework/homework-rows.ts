import { type MarkScheme, type Question, type SchemeExample, schemeDigest } from '@markwell/marking-core';
import type { DraftQuestion, UploadAssignment } from '../../contract/homework-draft.ts';
import type { Session } from '../../db/session.ts';
import { type Actor, storeActor } from '../audit/actor.ts';
import { contentDigest } from '../uploads/content-digest.ts';

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
  readonly at: Date;
}

export async function insertHomework(
  { tables, transaction }: Session,
  { id, assignment, questions, batchName, release, at }: NewHomework,
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
  };
  await tables.assignments.create(row, { transaction });
}

/** What is stored of a homework that says what it asks. */
export function contentOf(assignment: UploadAssignment, questions: readonly Question[]) {
  const { title, description, weekDate, weekNumber, yearGroup } = assignment;
  return {
    title,
    description,
    weekDate,
    weekNumber,
    yearGroup,
    questions: JSON.stringify(questions),
    contentDigest: contentDigest(assignment),
    homeworkData: JSON.stringify(assignment),
  };
}

/** What a student may see of a question. */
export function shownQuestion({
  correctAnswers: _key,
  markingPoints: _points,
  tolerance: _tolerance,
  answerKind: _kind,
  answerForm: _form,
  ...shown
}: DraftQuestion): Question {
  return shown;
}

interface NewSchemeVersion {
  readonly homeworkId: number;
  readonly version: number;
  readonly scheme: MarkScheme;
  readonly note: string;
  readonly examples?: readonly SchemeExample[];
  readonly by: Actor;
  readonly at: Date;
}

/** Stores a version of a homework's mark scheme, which marks new attempts from then on. */
export async function insertSchemeVersion(
  { tables, transaction }: Session,
  { homeworkId, version, scheme, note, examples = [], by, at }: NewSchemeVersion,
): Promise<void> {
  const { userId, terminalUser } = storeActor(by);
  const time = at.toISOString();
  const row = {
    homeworkId,
    version,
    digest: schemeDigest(scheme),
    scheme: JSON.stringify(scheme),
    origin: 'staff' as const,
    note,
    createdBy: userId,
    terminalUser,
    createdAt: time,
    examples: examples.length === 0 ? null : JSON.stringify(examples),
  };
  await tables.schemeVersions.create(row, { transaction });
  const change = { currentSchemeVersion: version, updatedAt: time };
  await tables.assignments.update(change, { where: { id: homeworkId }, transaction });
}
