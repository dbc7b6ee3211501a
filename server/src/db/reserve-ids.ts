import * as z from 'zod/mini';
import { numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: where numbers come from is each engine's own.

const lastRow = z.object({ last: numberColumn });

/**
 * Takes the next `howMany` numbers of a table's column `id` for rows that the same transaction will insert; nobody else gets them. A row
 * can then be pointed at before it is there, which saves writing the one that points to it twice. Unused numbers are a gap, no more.
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
