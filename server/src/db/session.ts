import type { Transaction } from 'sequelize';
import * as z from 'zod/mini';
import type { Engine } from './database-url.ts';
import type { Tables } from './tables/index.ts';

// SQL by hand: this runs it.

/** The values that a placeholder can stand for. */
export type SqlValue = string | number | boolean | null | Buffer;

/** Runs statements on one connection. */
export interface StatementRunner {
  /** Runs one statement written for both engines, with `$1` … `$n` for the values, and returns its rows. */
  run(sql: string, values?: readonly SqlValue[]): Promise<unknown[]>;
}

/** One connection's view of the database: for reading, or inside the transaction of one write. */
export interface Session extends StatementRunner {
  readonly engine: Engine;
  readonly tables: Tables;
  /** Passed to the models' methods; null if the connection is already in a transaction, or needs none. */
  readonly transaction: Transaction | null;
}

/** A flag as either engine returns it: SQLite has no booleans, only 0 and 1. */
export const flagColumn = z.pipe(
  z.union([z.boolean(), z.number()]),
  z.transform((flag) => flag === true || flag === 1),
);

/** A number as either engine returns it: PostgreSQL gives a count, a sum or a decimal as text. */
export const numberColumn = z.pipe(z.union([z.number(), z.string()]), z.transform(Number));

/**
 * Runs a statement and reads each row it returns by `row`. Columns named `"student.id"` and `"student.name"` become
 * an object `student`, or null if all of them are null, as when an outer join finds nothing. The contract's own
 * schemas can therefore read rows.
 */
export async function selectRows<Row extends z.ZodMiniType>(
  session: Session,
  row: Row,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<z.output<Row>[]> {
  const rows = await session.run(sql, values);
  const hasObjects = Object.keys(rows[0] ?? {}).some((name) => name.includes('.'));
  return z.array(row).parse(hasObjects ? rows.map(nest) : rows);
}

/** Turns the columns `student.id` and `student.name` of a row into an object `student`. */
function nest(row: unknown): Readonly<Record<string, unknown>> {
  const nested: Record<string, unknown> = {};
  const parts = new Map<string, Record<string, unknown>>();
  for (const [column, value] of Object.entries(row ?? {})) {
    const [name = '', field] = column.split('.');
    if (field === undefined) nested[name] = value;
    else parts.set(name, { ...parts.get(name), [field]: value });
  }
  for (const [name, part] of parts) nested[name] = Object.values(part).every((value) => value === null) ? null : part;
  return nested;
}

/**
 * `($1,$2,…)` for `IN`, counting on from so many placeholders `before`. Padded with the last value to a power
 * of two, so that there are few statements.
 */
export function inList<Value extends SqlValue>(values: readonly Value[], before = 0): { sql: string; values: Value[] } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  const padded = Array.from({ length: size }, (_, index) => values[Math.min(index, values.length - 1)]);
  const placeholders = padded.map((_, index) => `$${before + index + 1}`);
  return { sql: `(${placeholders.join(',')})`, values: padded.filter((value) => value !== undefined) };
}

/** Whether a number can be the id or version of a row: PostgreSQL fails for larger ones. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

/**
 * The id in a path or an argument; `undefined` unless it is one. Nine digits fit both databases' integers.
 */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

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

/** Ends a SELECT whose rows only one transaction at a time may use; others may still add rows that refer to them. */
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

/** Well below what either engine takes in one statement, and no faster with more. */
const rowsInGroup = 200;

/** Rows in groups that one statement can insert each, in their order; see `insertRows`. */
export function inGroups<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsInGroup) }, (_, group) =>
    rows.slice(group * rowsInGroup, (group + 1) * rowsInGroup),
  );
}
