import type { DatabaseAddress } from './database-url.ts';
import { codeOf } from './unavailable.ts';

/** A database that is named well and cannot be had all the same; says why, and never with what password. */
export class CannotOpenDatabase extends Error {
  override readonly name = 'CannotOpenDatabase';
  /** Whether it is a file that holds no database, or no whole one. */
  readonly isBroken: boolean;

  constructor(message: string, code: string, cause: unknown) {
    super(message, { cause });
    this.isBroken = code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT';
  }
}

/** Where a database is looked for there is none of Markwell: its address may be mistyped. */
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

/** The error in words where what went wrong lies with the database, and otherwise as it is. */
export function explainOpening(address: DatabaseAddress, error: unknown): unknown {
  const code = codeOf(error);
  const reason = code === undefined ? undefined : reasonsOf(address)[code];
  if (reason === undefined) return error;
  return new CannotOpenDatabase(
    `The database ${nameOf(address)} cannot be used. ${reason} (${code}).`,
    code ?? '',
    error,
  );
}

const reasonsOf = ({ engine }: DatabaseAddress) => (engine === 'sqlite' ? sqliteReasons : postgresReasons);

/** How people name a database, without its password. */
function nameOf(address: DatabaseAddress): string {
  if (address.engine === 'sqlite') return address.file;
  const { host, pathname } = new URL(address.url);
  return `${pathname.slice(1)} at ${host}`;
}
