import type { AdminHomework } from '../../../contract/admin-homework.ts';
import { lockTable } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { insertHomework, nextHomeworkId } from '../catalogue/homework-rows.ts';
import { getAdminHomework } from '../catalogue/list-admin-homework.ts';
import { insertSchemeVersion, selectExamples } from '../catalogue/scheme-rows.ts';
import { readKeyedHomework } from './keyed-homework.ts';

const longestTitle = 300;

/**
 * Stores a copy of a homework, or of what a card shows, unreleased and with its mark scheme as it is now. `by` is the admin; null for the
 * command line. Throws a `Problem` for one that is not there or has no questions.
 */
export async function copyHomework(
  services: Services,
  homework: string,
  { title }: { readonly title?: string | undefined },
  by: Actor,
): Promise<AdminHomework> {
  const { database, catalogue, now } = services;
  const { original, scheme, keyed } = await readKeyedHomework(services, homework);
  const assignment = {
    ...keyed,
    title: title ?? `${original.title.slice(0, longestTitle - 7)} (copy)`,
    source: null,
  };
  const copyId = await database.write(async (session) => {
    await lockTable(session, 'assignments');
    const [at, id] = [now(), await nextHomeworkId(session)];
    const batchName = `Copy of ${original.id}`;
    await insertHomework(session, { id, assignment, questions: original.questions, batchName, release: false, at });
    await insertSchemeVersion(session, {
      homeworkId: id,
      version: 1,
      scheme: { ...scheme, slug: `homework-${id}`, title: assignment.title },
      note: `Copied from homework ${original.id}, version ${original.version}`,
      examples: await selectExamples(session, original.id, original.version ?? 1),
      by,
      at,
    });
    const details = { copyOf: original.id };
    await recordAudit(session, at, { by, action: 'copy-homework', subject: `homework ${id}`, details });
    return id;
  });
  catalogue.forget();
  return getAdminHomework(services, copyId);
}
