import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotOpenDatabase } from '../../../db/cannot-open-database.ts';
import type { Database } from '../../../db/database.ts';
import type { DatabaseAddress } from '../../../db/database-url.ts';
import { countWrongScores } from '../../../db/keep-scores.ts';
import { isMarkwell, isUpToDate } from '../../../db/migrate.ts';
import { openAsItIs } from '../../../db/open-database.ts';
import { asUnavailable, codeOf } from '../../../db/unavailable.ts';

/** One thing that was looked at in an installation. */
export interface Finding {
  readonly about: 'settings' | 'program' | 'database' | 'disk' | 'accounts' | 'sign-in' | 'server';
  /** `note`: it works, and somebody may want to know; `wrong`: a school cannot work like this. */
  readonly state: 'ok' | 'note' | 'wrong';
  /** What is so, as a sentence. */
  readonly found: string;
  /** What to do about it; null where there is nothing to do. */
  readonly advice: string | null;
}

/** Builds findings of one kind. */
export const findingsOf = (about: Finding['about']) => ({
  ok: (found: string): Finding => ({ about, state: 'ok', found, advice: null }),
  note: (found: string, advice: string | null = null): Finding => ({ about, state: 'note', found, advice }),
  wrong: (found: string, advice: string | null = null): Finding => ({ about, state: 'wrong', found, advice }),
});

const database = findingsOf('database');
const disk = findingsOf('disk');
const accounts = findingsOf('accounts');

/** Less free room than this is soon gone, in bytes. */
const littleRoom = 500_000_000;

/** Looks at a database without changing it: nothing is made, brought up to date or stored. */
export async function examineDatabase(address: DatabaseAddress): Promise<readonly Finding[]> {
  const size = address.engine === 'sqlite' ? await sizeOf(address.file) : 0;
  if (size === undefined) {
    return [database.note('There is no database yet.', 'The first start makes one: markwell serve.')];
  }
  const room = address.engine === 'sqlite' ? [await examineRoom(dirname(address.file), size)] : [];
  try {
    const opened = await openAsItIs(address);
    try {
      return [...(await examineOpened(opened)), ...room];
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof CannotOpenDatabase) && asUnavailable(error) === undefined) throw error;
    return [database.wrong(error instanceof Error ? error.message : String(error)), ...room];
  }
}

async function examineOpened(opened: Database): Promise<readonly Finding[]> {
  if (!(await isMarkwell(opened.reader))) {
    return [database.note('The database is empty, or of another program.', 'Look at DATABASE_URL. A start fills it.')];
  }
  const isCurrent = await isUpToDate(opened);
  await opened.check();
  // A transaction of nothing: whether it could be written.
  await opened.write(async () => {});
  const { engine, tables } = opened.reader;
  const whole = `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}: whole, and can be written`;
  if (!isCurrent) {
    return [
      database.note(
        `${whole}, of an earlier version of Markwell.`,
        'The next start brings it up to date; make a backup first: markwell backup FILE.',
      ),
    ];
  }
  const wrong = await countWrongScores(opened.reader);
  const admins = await tables.users.count({ where: { role: 'admin', disabledAt: null } });
  return [
    database.ok(`${whole}.`),
    ...(wrong === 0 ? [] : [wrongScores(wrong)]),
    admins > 0
      ? accounts.ok(`${admins} ${admins === 1 ? 'administrator' : 'administrators'} can sign in.`)
      : accounts.wrong('No administrator can sign in.', 'markwell users add NAME --name "Their name" --role admin'),
  ];
}

function wrongScores(wrong: number): Finding {
  const found = wrong === 1 ? 'A score is' : `${wrong.toLocaleString('en-GB')} scores are`;
  return database.wrong(`${found} not what the attempts come to.`, 'To count them anew: markwell recount.');
}

async function examineRoom(folder: string, size: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const found = `${inMegabytes(free)} are free beside the database, which has ${inMegabytes(size)}.`;
  // To erase somebody's data for good the file is written anew beside itself.
  return free > Math.max(littleRoom, size) ? disk.ok(found) : disk.note(found, 'Make room before it is needed.');
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6).toLocaleString('en-GB')} MB`;
}

/** The bytes of a file; none where there is no such file. What else is wrong with it opening it tells. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : 0;
  }
}
