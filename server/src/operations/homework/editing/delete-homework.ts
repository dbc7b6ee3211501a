import type { AdminHomework } from '../../../contract/admin-homework.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getAdminHomework, readHomeworkId } from '../catalogue/list-admin-homework.ts';
import { selectStoredHomework } from './stored-homework.ts';

/**
 * Deletes a homework for which nobody has handed anything in, and says what it was. Its row stays, so that its number is not given again and an
 * attempt that is on its way is taken: with one it counts as there, and is withdrawn. `by` is the admin; null for the command line. Throws a
 * `Problem` for one that is not there, has attempts, is shown on a card, or came with Markwell.
 */
export async function deleteHomework(services: Services, homework: string, by: Actor): Promise<AdminHomework> {
  const { database, catalogue, now } = services;
  const id = readHomeworkId(homework);
  const deleted = await checkDeletable(services, id);
  await database.write(async (session) => {
    const { assignment } = await selectStoredHomework(session, id, true);
    await refuseUsed(session, id);
    const at = now();
    const time = at.toISOString();
    const { tables, transaction } = session;
    const change = { deletedAt: time, isReleased: false, updatedAt: time };
    const [gone] = await tables.assignments.update(change, { where: { id, deletedAt: null }, transaction });
    if (gone === 0) throw new Problem('not-found', `There is no homework ${id}.`);
    const { title, questions } = assignment;
    const details = { title, questions: questions.length };
    await recordAudit(session, at, { by, action: 'delete-homework', subject: `homework ${id}`, details });
  });
  catalogue.forget();
  return deleted;
}

/** What would be deleted. Throws as `deleteHomework` does; stores nothing. */
export async function checkDeletable(services: Services, id: number): Promise<AdminHomework> {
  const found = await getAdminHomework(services, id);
  await selectStoredHomework(services.database.reader, id);
  await refuseUsed(services.database.reader, id);
  return found;
}

async function refuseUsed({ tables, transaction }: Session, id: number): Promise<void> {
  const cards = await tables.assignments.findAll({ where: { contentId: id }, order: ['id'], transaction });
  if (cards.length > 0) {
    const names = cards.map((card) => `card ${card.id}`).join(' and ');
    throw new Problem('conflict', `Homework ${id} is shown on ${names}: put something else there first.`);
  }
  const attempt = await tables.attempts.findOne({ attributes: ['id'], where: { homeworkId: id }, transaction });
  if (attempt !== null) {
    throw new Problem(
      'conflict',
      `Students have handed in homework ${id}, and what they handed in stays. Withdraw it instead: then nobody sees it.`,
    );
  }
}
