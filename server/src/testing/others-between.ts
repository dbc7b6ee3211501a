import type { QueryOptions } from 'sequelize';
import type { Services } from '../operations/site/services/services.ts';

/**
 * Has the other of two begin right before a statement that begins so is run for the first time. That goes on when the other is done, or
 * waits for a lock on the table. Gives what tells what became of the other: what it gave, or threw. For PostgreSQL: SQLite has one writer, so
 * that nothing comes between.
 */
export function othersBetween(
  { database }: Services,
  { before, table, other }: { before: string; table: string; other: () => Promise<unknown> },
): () => Promise<unknown> {
  let isMet = false;
  let began: Promise<unknown> | undefined;
  const waits = async () =>
    (await database.reader.run(`SELECT pid FROM pg_locks WHERE relation = '${table}'::regclass AND NOT granted`))
      .length > 0;
  async function begin(): Promise<void> {
    let isOver = false;
    began = other()
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    while (!isOver && !(await waits())) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { writer } = database;
  const query = writer.query.bind(writer);
  Object.assign(writer, {
    query: async (statement: string | { query: string; values: unknown[] }, options?: QueryOptions) => {
      const sql = typeof statement === 'string' ? statement : statement.query;
      if (!isMet && sql.replaceAll('"', '').startsWith(before)) {
        isMet = true;
        await begin();
      }
      return query(statement, options);
    },
  });
  return async () => began;
}
