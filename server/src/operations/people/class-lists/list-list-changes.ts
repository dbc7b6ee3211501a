import type * as z from 'zod/mini';
import type { listListChanges as call } from '../../../contract/admin-classes.ts';
import type { Services } from '../../site/services/services.ts';

const mostChanges = 20;

/** Imports and moves up that can be undone, latest first. */
export async function listListChanges({ database }: Services): Promise<z.output<typeof call.output>> {
  const rows = await database.reader.tables.listChanges
    .scope('told')
    .findAll({ where: { classCode: '', undoneAt: null }, order: [['id', 'DESC']], limit: mostChanges });
  return rows.flatMap(({ id, kind, at, by }) =>
    kind === 'import' || kind === 'move-up' ? [{ id, kind, at, by }] : [],
  );
}
