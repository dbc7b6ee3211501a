import { draftMarkScheme, type MarkScheme } from '@markwell/marking-core';
import type { HomeworkDraft, UploadAssignment } from '../../../contract/homework-draft.ts';
import { lockTable } from '../../../db/lock.ts';
import type { ReadPicture } from '../../../homework-import/read-homework.ts';
import type { Actor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { insertHomework, nextHomeworkId, shownQuestion } from '../catalogue/homework-rows.ts';
import { setPointer } from '../catalogue/point-card.ts';
import { prepareSchemes } from '../catalogue/prepare-schemes.ts';
import { insertSchemeVersion } from '../catalogue/scheme-rows.ts';
import { findSameHomework, refuseRepeats } from './find-same-homework.ts';
import { claimPictures, storePictures } from './homework-pictures.ts';

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
  by: Actor,
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
      drafts.flatMap(({ assignment }) => assignment.questions),
    );
    let id = await nextHomeworkId(session);
    const homework: { id: number; title: string }[] = [];
    for (const [index, { assignment }] of drafts.entries()) {
      const scheme = schemes[index];
      if (scheme === undefined) throw new Error('A homework has no mark scheme');
      const questions = assignment.questions.map((question) => shownQuestion(question));
      await insertHomework(session, { id, assignment, questions, batchName, release, at });
      await insertSchemeVersion(session, {
        homeworkId: id,
        version: 1,
        scheme: { ...scheme, slug: `homework-${id}` },
        note: 'Made from the answers that the homework came with',
        by,
        at,
      });
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
    await recordAudit(session, at, { by, action: 'import-homework', subject: 'homework', details });
    return homework;
  });
  catalogue.forget();
  return stored;
}

function schemeOf({ title, questions }: UploadAssignment): MarkScheme {
  return draftMarkScheme({ slug: 'homework', title, questions });
}
