import * as z from 'zod/mini';
import { numberColumn, type Session, selectRows } from './session.ts';

// Hand-written SQL: each engine assigns ids in its own way.

const lastRow = z.object({ last: numberColumn });

/**
 * Reserves the next `howMany` ids of a table for rows that the same transaction will insert. Other rows can
 * then refer to them first, which saves writing those twice. Unused ids just leave a gap.
 */
export async function reserveIds(session: Session, table: 'markings', howMany: number): Promise<readonly number[]> {
  if (session.engine === 'postgres') {
    const taken = await selectRows(
      session,
      lastRow,
      `SELECT nextval(pg_get_serial_sequence('${table}', 'id')) AS last FROM generate_series(1, $1::int)`,
      [howMany],
    );
    return taken.map(({ last }) => last);
  }
  const [row] = await selectRows(session, lastRow, `SELECT seq AS last FROM sqlite_sequence WHERE name = '${table}'`);
  const next = (row?.last ?? 0) + 1;
  return Array.from({ length: howMany }, (_, place) => next + place);
}
