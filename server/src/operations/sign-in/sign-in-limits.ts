import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { countColumn, type Session, selectRows } from '../../db/session.ts';
import { Problem } from '../problem.ts';
import { truncateAddress } from '../purge-visits.ts';
import type { Services } from '../services.ts';

const minute = 60_000;

/** Failures count for this long, in milliseconds. */
const window = 15 * minute;
/** A person who forgot a password tries a few times. */
const mostOfAccount = 10;
/** A whole school may be behind one address. */
const mostOfAddress = 100;

/** An attempt to sign in that has been let through; it counts as a failure until it turns out to be none. */
export interface AdmittedSignIn {
  readonly id: number;
  readonly account: string;
  readonly address: string;
}

/**
 * Lets an attempt to sign in through, or throws a `Problem` that says when to try again: after 10 failures of one account
 * or 100 from one address within 15 minutes. The attempt counts from here on, so that many at once cannot all slip by;
 * the limits are in the database, so that they hold over several servers. Unknown usernames are limited like any other.
 */
export async function admitSignIn(
  { database, now }: Services,
  username: string,
  ipAddress: string,
): Promise<AdmittedSignIn> {
  const account = createHash('sha256').update(username).digest('base64url');
  const address = networkOf(ipAddress);
  const at = now();
  const since = new Date(at.getTime() - window).toISOString();
  return database.write(async (session) => {
    await takeTurns(database, session);
    await session.run('DELETE FROM sign_in_failures WHERE at <= $1', [since]);
    await refuseBeyond(session, { column: 'account', value: account, most: mostOfAccount, at });
    await refuseBeyond(session, { column: 'address', value: address, most: mostOfAddress, at });
    const [row] = await selectRows(
      session,
      z.object({ id: z.number() }),
      'INSERT INTO sign_in_failures (account, address, at) VALUES ($1, $2, $3) RETURNING id',
      [account, address, at.toISOString()],
    );
    if (row === undefined) throw new Error('The attempt to sign in was not noted');
    return { id: row.id, account, address };
  });
}

/** An IPv4 address, also where it came as IPv6; of an IPv6 address the network, as one machine has many of them. */
function networkOf(ipAddress: string): string {
  const address = ipAddress.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? truncateAddress(address) : address;
}

/** The password was right: neither this attempt nor earlier failures of the account from this address count any more. */
export async function forgetFailures(session: Session, { id, account, address }: AdmittedSignIn): Promise<void> {
  await session.run('DELETE FROM sign_in_failures WHERE id = $1 OR (account = $2 AND address = $3)', [
    id,
    account,
    address,
  ]);
}

/** SQLite has one writer; on PostgreSQL two attempts at once must not both find the last place free. */
async function takeTurns({ engine }: Database, session: Session): Promise<void> {
  if (engine === 'postgres') await session.run('LOCK TABLE sign_in_failures IN SHARE ROW EXCLUSIVE MODE');
}

interface Limit {
  readonly column: 'account' | 'address';
  readonly value: string;
  readonly most: number;
  readonly at: Date;
}

async function refuseBeyond(session: Session, { column, value, most, at }: Limit): Promise<void> {
  const [failures] = await selectRows(
    session,
    z.object({ count: countColumn, first: z.nullable(z.string()) }),
    `SELECT count(*) AS count, min(at) AS first FROM sign_in_failures WHERE ${column} = $1`,
    [value],
  );
  if (failures === undefined || failures.count < most || failures.first === null) return;
  const wait = Math.max(Date.parse(failures.first) + window - at.getTime(), 1000);
  const minutes = Math.ceil(wait / minute);
  const what = column === 'account' ? 'for this username' : 'from this network';
  throw new Problem(
    'too-many',
    `Too many failed logins ${what}. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    { retryAfter: Math.ceil(wait / 1000) },
  );
}
