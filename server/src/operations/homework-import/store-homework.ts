import { draftMarkScheme, type MarkScheme, type Question, schemeDigest } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { DraftQuestion, HomeworkDraft, UploadAssignment } from '../../contract/homework-draft.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { lockTable } from '../../db/lock.ts';
import { type Session, selectRows } from '../../db/session.ts';
import type { ReadPicture } from '../../homework-import/read-homework.ts';
import { recordAudit } from '../record-audit.ts';
import { prepareSchemes } from '../schemes/prepare-schemes.ts';
import type { Services } from '../services.ts';
import { contentDigest } from './content-digest.ts';
import { findSameHomework, refuseRepeats } from './find-same-homework.ts';
import { claimPictures, storePictures } from './homework-pictures.ts';
import { setPointer } from './point-card.ts';

/** Uploads are numbered from here. */
const firstUploadId = 151;

export interface Batch {
  readonly batchName: string;
  readonly drafts: readonly HomeworkDraft[];
  readonly pictures: readonly ReadPicture[];
  /** Whether to store what is here already. */
  readonly again?: boolean | undefined;
  readonly release?: boolean | undefined;
  readonly card?: number | undefined;
}

/** Stores a batch in one transaction, each homework with version 1 of its mark scheme; gives back ids and titles. */
export async function storeHomework(
  { database, catalogue, now }: Services,
  { batchName, drafts, pictures, again = false, release = false, card }: Batch,
  by: number | null,
): Promise<{ id: number; title: string }[]> {
  const schemes = await prepareSchemes(drafts.map(({ assignment }) => schemeOf(assignment)));
  const at = now();
  const stored = await database.write(async (session) => {
    // Two uploads at once take turns, so that ids have no gaps, and the second of the same finds the first.
    await lockTable(session, 'assignments');
    if (!again) refuseRepeats(await findSameHomework(session, drafts));
    await storePictures(session, pictures, at);
    await claimPictures(
      session,
      drafts.flatMap(({ assignment }) => assignment.questions.flatMap((one) => one.diagramPath ?? [])),
    );
    let id = await nextId(session);
    const homework: { id: number; title: string }[] = [];
    for (const [index, { assignment }] of drafts.entries()) {
      const scheme = schemes[index];
      if (scheme === undefined) throw new Error('A homework has no mark scheme');
      await insertHomework(session, { id, assignment, batchName, release, at: at.toISOString() });
      await insertScheme(session, id, { ...scheme, slug: `homework-${id}` }, by, at.toISOString());
      homework.push({ id, title: assignment.title });
      id += 1;
    }
    const [only] = homework;
    if (card !== undefined && only !== undefined) await setPointer(session, card, only.id, at);
    const details = {
      batchName,
      homework: homework.map((one) => one.id),
      release,
      ...(card === undefined ? {} : { card }),
    };
    await recordAudit(session, at, { userId: by, action: 'import-homework', subject: 'homework', details });
    return homework;
  });
  catalogue.forget();
  return stored;
}

function schemeOf({ title, questions }: UploadAssignment): MarkScheme {
  return draftMarkScheme({ slug: 'homework', title, questions });
}

async function nextId(session: Session): Promise<number> {
  const [row] = await selectRows(
    session,
    z.object({ id: z.nullable(z.number()) }),
    'SELECT max(id) AS id FROM assignments',
  );
  return Math.max(firstUploadId, (row?.id ?? 0) + 1);
}

interface NewHomework {
  readonly id: number;
  readonly assignment: UploadAssignment;
  readonly batchName: string;
  readonly release: boolean;
  readonly at: string;
}

async function insertHomework(
  session: Session,
  { id, assignment, batchName, release, at }: NewHomework,
): Promise<void> {
  const { title, description, weekDate, weekNumber, yearGroup, questions, source } = assignment;
  await insertRows(session, 'assignments', [
    {
      id,
      slug: null,
      title,
      description,
      week_date: weekDate,
      week_number: weekNumber,
      year_group: yearGroup,
      is_released: release,
      first_released_at: release ? at : null,
      content_id: null,
      questions: JSON.stringify(questions.map(withoutKey)),
      origin: 'imported',
      batch_name: batchName,
      source_name: source?.name ?? null,
      source_digest: source?.digest ?? null,
      content_digest: contentDigest(assignment),
      homework_data: JSON.stringify(assignment),
      created_at: at,
      updated_at: at,
    },
  ]);
}

/** What a student may see of a question. */
function withoutKey({
  correctAnswers: _key,
  markingPoints: _points,
  tolerance: _tolerance,
  ...shown
}: DraftQuestion): Question {
  return shown;
}

async function insertScheme(session: Session, homeworkId: number, scheme: MarkScheme, by: number | null, at: string) {
  await insertRows(session, 'scheme_versions', [
    {
      homework_id: homeworkId,
      version: 1,
      digest: schemeDigest(scheme),
      scheme: JSON.stringify(scheme),
      origin: 'staff',
      note: 'Made from the answers that the homework came with',
      created_by: by,
      created_at: at,
    },
  ]);
  await session.run('UPDATE assignments SET current_scheme_version = 1 WHERE id = $1', [homeworkId]);
}
