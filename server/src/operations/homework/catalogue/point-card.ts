import * as z from 'zod/mini';
import type { AdminHomework } from '../../../contract/admin-homework.ts';
import { notDeleted } from '../../../db/counting.ts';
import { isRowNumber, type Session, selectRows } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { cardIds, ownContent } from './cards.ts';
import { getAdminHomework, readHomeworkId } from './list-admin-homework.ts';

// SQL by hand: whether it counts as deleted is SQL, see `notDeleted`.

/**
 * Points a card at a homework, or with null back at the set that came with it. `by` is the admin who does it; null for the
 * command line. Throws a `Problem` for an unknown card or homework, and for one that cannot be shown on a card.
 */
export async function pointCard(
  services: Services,
  card: string,
  contentId: number | null,
  by: Actor,
): Promise<AdminHomework> {
  const { database, catalogue, now } = services;
  const id = readHomeworkId(card);
  await database.write(async (session) => {
    await setPointer(session, id, contentId, now());
    await recordAudit(session, now(), {
      by,
      action: 'point-card',
      subject: `card ${id}`,
      details: { contentId },
    });
  });
  catalogue.forget();
  return getAdminHomework(services, id);
}

/** The card as `pointCard` would leave it; stores nothing. Throws the same. */
export async function previewPointCard(
  services: Services,
  card: string,
  contentId: number | null,
): Promise<AdminHomework> {
  const id = readHomeworkId(card);
  const shown = await checkPointer(services.database.reader, id, contentId);
  return getAdminHomework(services, id, (entries) => {
    const pointed = entries.get(id);
    return pointed === undefined ? entries : new Map(entries).set(id, { ...pointed, content_id: shown });
  });
}

const rowSchema = z.object({
  id: z.number(),
  content_id: z.nullable(z.number()),
  current_scheme_version: z.nullable(z.number()),
});

/** The same within a transaction. */
export async function setPointer(session: Session, card: number, contentId: number | null, at: Date): Promise<void> {
  const shown = await checkPointer(session, card, contentId);
  const { tables, transaction } = session;
  const change = { contentId: shown, updatedAt: at.toISOString() };
  await tables.assignments.update(change, { where: { id: card }, transaction });
}

/** What the card is to show: null for its own questions. */
async function checkPointer(session: Session, card: number, contentId: number | null): Promise<number | null> {
  if (!cardIds.includes(card)) throw new Problem('not-found', `There is no card ${card}: the cards are 1 to 6.`);
  const shown = contentId ?? ownContent(card);
  if (shown !== null) await checkContent(session, card, shown);
  return shown;
}

async function checkContent(session: Session, card: number, contentId: number): Promise<void> {
  if (cardIds.includes(contentId)) {
    throw new Problem('invalid-input', `${contentId} is a card; a card shows a homework, from 149 on.`, {
      field: 'contentId',
      ...(contentId === card ? { hint: { kind: 'show-own-set' } } : {}),
    });
  }
  const [row] = isRowNumber(contentId)
    ? await selectRows(
        session,
        rowSchema,
        `SELECT id, content_id, current_scheme_version FROM assignments WHERE id = $1 AND ${notDeleted}`,
        [contentId],
      )
    : [];
  if (row === undefined) throw new Problem('not-found', `There is no homework ${contentId}.`);
  if (row.current_scheme_version === null)
    throw new Problem('invalid-input', `Homework ${contentId} has no questions to show.`);
}
