import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import { Problem } from '../problems/problem.ts';
import { readId } from '../references/read-id.ts';
import type { Services } from '../services/services.ts';

/** The number of the attempt that is named by its number or its reference; throws a `Problem` when there is none. */
export async function findAttemptId({ database }: Services, named: string): Promise<number> {
  const id = readId(named);
  const [row] = await selectRows(
    database.reader,
    z.object({ id: z.number() }),
    `SELECT id FROM attempts WHERE ${id === undefined ? 'reference' : 'id'} = $1`,
    [id ?? named.trim().toUpperCase()],
  );
  if (row === undefined) throw new Problem('not-found', `There is no attempt '${named.slice(0, 64)}'.`);
  return row.id;
}
