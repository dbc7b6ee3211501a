import { ConnectionError } from 'sequelize';

/** Why a database cannot be used at the moment, though it was well before and may be again. */
export type Trouble = 'full' | 'read-only' | 'damaged' | 'moved' | 'failing disk' | 'busy' | 'silent';

/** What is wrong, in a sentence, and what whoever runs the server can do. */
const sentences: Readonly<Record<Trouble, string>> = {
  full: 'There is no room on its disk. Make room; nothing needs to be restarted.',
  'read-only': 'It may not be written. Look whether its disk is mounted read-only, and who owns the file.',
  damaged:
    'It is damaged. Stop the server, keep a copy of the file, and restore the last backup (markwell restore FILE --replace).',
  moved:
    'Its file is no longer the one at its address: it was deleted, replaced or moved while the server ran. Put the file back, or restart the server to use what is there now.',
  'failing disk': 'Its disk fails to read or write. Check the disk, and keep a backup elsewhere.',
  busy: 'Others keep it to themselves for too long. Look which program has it open.',
  silent: 'It did not answer, or not in time. Look whether it runs, and whether its disk and the network are well.',
};

/** A call to the database failed but may succeed later; the message is for whoever runs the server. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    const code = codeOf(cause);
    super(`The database cannot be used. ${sentences[trouble]}${code === undefined ? '' : ` (${code})`}`, { cause });
    this.trouble = trouble;
  }
}

/** By error code of SQLite, PostgreSQL (also by class, the first two letters) and the operating system. */
const troubles: Readonly<Record<string, Trouble>> = {
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'read-only',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  SQLITE_IOERR: 'failing disk',
  SQLITE_CANTOPEN: 'moved',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_PROTOCOL: 'busy',
  '53100': 'full',
  '53': 'busy',
  '25006': 'read-only',
  XX001: 'damaged',
  XX002: 'damaged',
  '58030': 'failing disk',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'silent',
  '25P03': 'silent',
  '08': 'silent',
  '28': 'silent',
  '57P01': 'silent',
  '57P02': 'silent',
  '57P03': 'silent',
  ETIMEDOUT: 'silent',
  ECONNREFUSED: 'silent',
  ECONNRESET: 'silent',
  EPIPE: 'silent',
  EHOSTUNREACH: 'silent',
  ENETUNREACH: 'silent',
  ENOTFOUND: 'silent',
  EAI_AGAIN: 'silent',
};

/** PostgreSQL's driver reports a connection that ended during a call like this, without a code. */
const endings: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** The error as `DatabaseUnavailable`; `undefined` if it means something else. */
export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  // As Sequelize hands on what its driver says.
  if (error instanceof Error && 'parent' in error && error.parent instanceof DatabaseUnavailable) return error.parent;
  const trouble = troubleOf(error);
  return trouble === undefined ? undefined : new DatabaseUnavailable(trouble, error);
}

function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  const known = code === undefined ? undefined : (troubles[code] ?? classOf(code));
  if (known !== undefined) return known;
  return error instanceof ConnectionError || endings.has(error.message) ? 'silent' : undefined;
}

function classOf(code: string): Trouble | undefined {
  return /^[0-9A-Z]{5}$/.test(code) ? troubles[code.slice(0, 2)] : undefined;
}

/** The code of an error, or of the one that Sequelize has put into its own. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'parent' in error ? codeOf(error.parent) : undefined;
}
