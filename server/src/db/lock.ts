import type { Session } from './session.ts';

// SQL by hand: Sequelize cannot lock a table.

/** Stops others from changing or locking a table until the transaction ends. SQLite has one writer anyway. */
export async function lockTable(session: Session, table: string): Promise<void> {
  if (session.engine === 'postgres') await session.run(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
}

/**
 * Ends a SELECT whose rows must not change until the transaction ends; empty on SQLite, which has one writer.
 */
export function forUpdate({ engine }: Session): string {
  return engine === 'postgres' ? ' FOR UPDATE' : '';
}

/** Ends a SELECT of rows that new ones will refer to: waits for `forUpdate`, but not the other way round. */
export function forReference({ engine }: Session): string {
  return engine === 'postgres' ? ' FOR KEY SHARE' : '';
}

/** Ends a SELECT of rows of which one transaction at a time may use something up; new rows may refer to them meanwhile. */
export function forSpending({ engine }: Session): string {
  return engine === 'postgres' ? ' FOR NO KEY UPDATE' : '';
}

/**
 * Waits for any `lockTable` and prevents another until the transaction ends; many can do this at once. Do it
 * before locking rows that you will change, or two transactions may deadlock.
 */
export async function shareTable(session: Session, table: string): Promise<void> {
  if (session.engine === 'postgres') await session.run(`LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`);
}
