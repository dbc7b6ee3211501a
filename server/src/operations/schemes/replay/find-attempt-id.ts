import { readId } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** The number of the attempt that is named by its number or its reference; throws a `Problem` when there is none. */
export async function findAttemptId({ database }: Services, named: string): Promise<number> {
  const id = readId(named);
  const where = id === undefined ? { reference: named.trim().toUpperCase() } : { id };
  const row = await database.reader.tables.attempts.findOne({ attributes: ['id'], where });
  if (row === null) throw new Problem('not-found', `There is no attempt '${named.slice(0, 64)}'.`);
  return row.id;
}
