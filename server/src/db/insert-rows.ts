import type { Session, SqlValue } from './session.ts';

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
