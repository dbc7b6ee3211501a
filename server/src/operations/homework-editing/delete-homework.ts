import * as z from 'zod/mini';
import type { AdminHomework } from '../../contract/admin-homework.ts';
import { type Session, selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readHomeworkId } from '../homework/homework-id.ts';
import { getAdminHomework } from '../homework/list-admin-homework.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';
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
    const gone = await session.run(
      'UPDATE assignments SET deleted_at = $1, is_released = $2, updated_at = $3 WHERE id = $4 AND deleted_at IS NULL RETURNING id',
      [time, false, time, id],
    );
    if (gone.length === 0) throw new Problem('not-found', `There is no homework ${id}.`);
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

const numberRow = z.object({ id: z.number() });

async function refuseUsed(session: Session, id: number): Promise<void> {
  const cards = await selectRows(session, numberRow, 'SELECT id FROM assignments WHERE content_id = $1 ORDER BY id', [
    id,
  ]);
  if (cards.length > 0) {
    const names = cards.map((card) => `card ${card.id}`).join(' and ');
    throw new Problem('conflict', `Homework ${id} is shown on ${names}: put something else there first.`);
  }
  const attempts = await selectRows(session, numberRow, 'SELECT id FROM attempts WHERE homework_id = $1 LIMIT 1', [id]);
  if (attempts.length > 0) {
    throw new Problem(
      'conflict',
      `Students have handed in homework ${id}, and what they handed in stays. Withdraw it instead: then nobody sees it.`,
    );
  }
}
