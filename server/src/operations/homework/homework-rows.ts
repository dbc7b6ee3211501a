import { type MarkScheme, type Question, type SchemeExample, schemeDigest } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { DraftQuestion, UploadAssignment } from '../../contract/homework-draft.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { type Actor, storeActor } from '../audit/actor.ts';
import { contentDigest } from '../uploads/content-digest.ts';

/** What people bring in or write is numbered from here. */
const firstOwnId = 151;

/** The number of the next homework; those of deleted ones are not given again. To be called with `assignments` locked. */
export async function nextHomeworkId(session: Session): Promise<number> {
  const [row] = await selectRows(
    session,
    z.object({ id: z.nullable(z.number()) }),
    'SELECT max(id) AS id FROM assignments',
  );
  return Math.max(firstOwnId, (row?.id ?? 0) + 1);
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
  session: Session,
  { id, assignment, questions, batchName, release, at }: NewHomework,
): Promise<void> {
  const time = at.toISOString();
  await insertRows(session, 'assignments', [
    {
      id,
      slug: null,
      ...contentColumns(assignment, questions),
      is_released: release,
      first_released_at: release ? time : null,
      content_id: null,
      origin: 'imported',
      batch_name: batchName,
      source_name: assignment.source?.name ?? null,
      source_digest: assignment.source?.digest ?? null,
      created_at: time,
      updated_at: time,
    },
  ]);
}

/** The columns of a homework that say what it asks. */
export function contentColumns(assignment: UploadAssignment, questions: readonly Question[]) {
  const { title, description, weekDate, weekNumber, yearGroup } = assignment;
  return {
    title,
    description,
    week_date: weekDate,
    week_number: weekNumber,
    year_group: yearGroup,
    questions: JSON.stringify(questions),
    content_digest: contentDigest(assignment),
    homework_data: JSON.stringify(assignment),
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
  session: Session,
  { homeworkId, version, scheme, note, examples = [], by, at }: NewSchemeVersion,
): Promise<void> {
  const { userId, terminalUser } = storeActor(by);
  await insertRows(session, 'scheme_versions', [
    {
      homework_id: homeworkId,
      version,
      digest: schemeDigest(scheme),
      scheme: JSON.stringify(scheme),
      origin: 'staff',
      note,
      created_by: userId,
      terminal_user: terminalUser,
      created_at: at.toISOString(),
      examples: examples.length === 0 ? null : JSON.stringify(examples),
    },
  ]);
  await session.run('UPDATE assignments SET current_scheme_version = $1, updated_at = $2 WHERE id = $3', [
    version,
    at.toISOString(),
    homeworkId,
  ]);
}
