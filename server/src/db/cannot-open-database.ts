import type { DatabaseAddress } from './database-url.ts';
import { asUnavailable, codeOf } from './unavailable.ts';

/** A database that is named well and cannot be had all the same; says why, and never with what password. */
export class CannotOpenDatabase extends Error {
  override readonly name = 'CannotOpenDatabase';
  /** Whether it is a file that holds no database, or no whole one. */
  readonly isBroken: boolean;

  constructor(message: string, isBroken: boolean, cause: unknown) {
    super(message, { cause });
    this.isBroken = isBroken;
  }
}

/** There is no Markwell database at the address, which may be mistyped. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';

  constructor(address: DatabaseAddress) {
    super(
      `There is no database of Markwell at ${nameOf(address)}. Run this in the folder where Markwell was started with npm start, which makes one, or say in DATABASE_URL where it is (sqlite:PATH or postgres://…).`,
    );
  }
}

const sqliteReasons: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'It is no SQLite database. DATABASE_URL may name another file than it should',
  SQLITE_CORRUPT: 'It is damaged. Restore a backup (markwell restore FILE --replace)',
  SQLITE_CANTOPEN: 'It cannot be opened: look whether it is a file, and whether this account may read and write it',
  SQLITE_READONLY: 'This account may not write it',
  SQLITE_BUSY: 'Another program keeps it to itself',
  SQLITE_FULL: 'There is no room on its disk',
  EACCES: 'This account may not make its folder',
  EPERM: 'This account may not make its folder',
  EROFS: 'Its disk cannot be written',
  ENOTDIR: 'What should be its folder is a file',
  EEXIST: 'What should be its folder is a file',
};

const postgresReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No PostgreSQL answers there',
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'Its host cannot be looked up',
  ETIMEDOUT: 'It does not answer',
  ECONNRESET: 'It ended the connection',
  '28P01': 'It refuses the user or the password',
  '28000': 'It refuses the user',
  '3D000': 'There is no database of this name on it',
  '42501': 'The user may not make tables in it',
  '53300': 'It has as many connections as it allows',
  '57P03': 'It is starting or stopping. Try again in a moment',
};

/** A schema upgrade failed and was rolled back. */
export class UpgradeFailed extends Error {
  override readonly name = 'UpgradeFailed';
  /** The database's error code, if it had one. */
  readonly code: string | undefined;

  constructor(step: string, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.code = codeOf(cause);
  }
}

/** Explains the error if the database caused it, and otherwise returns it unchanged. */
export function explainOpening(address: DatabaseAddress, error: unknown): unknown {
  const code = codeOf(error);
  const reason = code === undefined ? undefined : reasonsOf(address)[code];
  if (reason === undefined && error instanceof UpgradeFailed && asUnavailable(error) === undefined) {
    return new CannotOpenDatabase(
      `The database ${nameOf(address)} cannot be brought up to date: it does not hold what this version expects (${error.message}). Nothing in it was changed. Either it is damaged, and a backup has to be restored (${howToRestore[address.engine]}), or another program has changed its tables. The version of Markwell that used it before may still run with it.`,
      true,
      error,
    );
  }
  if (reason === undefined) return error;
  return new CannotOpenDatabase(
    `The database ${nameOf(address)} cannot be used. ${reason} (${code}).`,
    code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT',
    error,
  );
}

const howToRestore = {
  sqlite: 'markwell restore FILE --replace',
  postgres: 'DATABASE_URL=postgres://… markwell restore FILE, into an empty database',
} as const;

const reasonsOf = ({ engine }: DatabaseAddress) => (engine === 'sqlite' ? sqliteReasons : postgresReasons);

/** How people name a database, without its password. */
function nameOf(address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return address.file;
  const { host, pathname } = new URL(address.url);
  return `${pathname.slice(1)} at ${host}`;
}
