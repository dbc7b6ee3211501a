import * as z from 'zod/mini';
import { numberColumn, type Session, type SqlValue, selectRows } from './session.ts';

// SQL by hand: rows of a submission and of a re-mark, many by one statement, see decision 0024.

/** A row to insert: column to value; every row of one call has the same columns in the same order. */
export type NewRow = Readonly<Record<string, SqlValue>>;

/**
 * Inserts any number of rows with one statement, at a fraction of the cost. `ending` follows the values, such
 * as `ON CONFLICT (code) DO NOTHING RETURNING id`. SQLite allows 32,766 values a statement and PostgreSQL
 * 65,535: pass at most a few hundred rows.
 */
export async function insertRows(
  session: Session,
  table: string,
  rows: readonly NewRow[],
  ending = '',
): Promise<unknown[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  return session.run(insertStatement(table, columns, rows.length, ending), rows.flatMap(Object.values));
}

/** Statements written so far: writing one for many rows costs as much as sending it. */
const statements = new Map<string, string>();
const mostStatements = 512;

function insertStatement(table: string, columns: readonly string[], rowCount: number, ending: string): string {
  const name = `${rowCount} ${table} ${columns.join()} ${ending}`;
  const known = statements.get(name);
  if (known !== undefined) return known;
  const statement = writeStatement(table, columns, rowCount, ending);
  if (statements.size >= mostStatements) statements.clear();
  statements.set(name, statement);
  return statement;
}

function writeStatement(table: string, columns: readonly string[], rowCount: number, ending: string): string {
  let next = 0;
  const placeholders = () => `(${columns.map(() => `$${++next}`).join(',')})`;
  const tuples = Array.from({ length: rowCount }, placeholders).join(',');
  return `INSERT INTO ${table} (${columns.join(',')}) VALUES ${tuples} ${ending}`;
}

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
