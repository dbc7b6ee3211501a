import type { Database } from '../db/database.ts';
import type { Services } from '../operations/services/services.ts';

/** What two do at one moment. */
export interface OthersBetween {
  /** To be used by the first of the two. */
  readonly services: Services;
  /** What became of the other: what it gave, or threw. */
  readonly outcome: () => Promise<unknown>;
}

/**
 * Has the other of two begin right before the first runs a statement that begins so, within a transaction. The first goes on when the
 * other is done, or waits for a lock on the table. For PostgreSQL: SQLite has one writer, so that nothing comes between.
 */
export function othersBetween(
  services: Services,
  { before, table, other }: { before: string; table: string; other: () => Promise<unknown> },
): OthersBetween {
  const { database } = services;
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
  const write: Database['write'] = (work) =>
    database.write((session) =>
      work({
        ...session,
        run: async (sql, values) => {
          if (began === undefined && sql.startsWith(before)) await begin();
          return session.run(sql, values);
        },
      }),
    );
  return { services: { ...services, database: { ...database, write } }, outcome: async () => began };
}
