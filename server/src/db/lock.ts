import type { Session } from './session.ts';

// SQL by hand: Sequelize cannot lock a table.

/**
 * Keeps others from changing a table, and from locking it like this, until the end of the transaction; whoever reads it goes on. On
 * SQLite there is nothing to do: it has one writer.
 */
export async function lockTable(session: Session, table: string): Promise<void> {
  if (session.engine === 'postgres') await session.run(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
}

/** What ends a SELECT whose rows are to stay as they are until the end of the transaction; nothing on SQLite, which has one writer. */
export function forUpdate({ engine }: Session): string {
  return engine === 'postgres' ? ' FOR UPDATE' : '';
}

/** What ends a SELECT of rows that new ones are about to refer to: it waits for `forUpdate` of another, and others do not wait for it. */
export function forReference({ engine }: Session): string {
  return engine === 'postgres' ? ' FOR KEY SHARE' : '';
}

/**
 * Waits for whoever has the table by `lockTable`, and keeps it from others who want it so, until the end of the transaction; many may do this at
 * once. Whoever is to change rows after holding them does this first: the other way about, two would wait for each other.
 */
export async function shareTable(session: Session, table: string): Promise<void> {
  if (session.engine === 'postgres') await session.run(`LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`);
}
