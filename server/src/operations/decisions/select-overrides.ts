import { type Override, overrideSchema } from '../../contract/overrides.ts';
import type { Session } from '../../db/session.ts';

/** The marks that are set by hand for an attempt now, by question id. */
export async function readOverridesOf(
  { tables, transaction }: Session,
  attemptId: number,
): Promise<ReadonlyMap<string, Override>> {
  const where = { attemptId, endedAt: null };
  const rows = await tables.markOverrides.scope('told').findAll({ where, order: ['id'], transaction });
  return new Map(rows.map((row) => [row.questionId, overrideSchema.parse(row)]));
}
