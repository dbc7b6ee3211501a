import { isIPv6 } from 'node:net';
import * as z from 'zod/mini';
import { selectRows } from '../db/session.ts';
import type { Services } from './services.ts';

const day = 24 * 60 * 60_000;

/**
 * Keeps no more of visits than is needed: an address is truncated 24 hours after it was last seen, and a
 * visit is removed after `retentionDays`. Failed logins, which hold addresses too, are long over by then.
 */
export async function purgeVisits(services: Services, retentionDays: number): Promise<void> {
  const { database, now } = services;
  await database.write(async (session) => {
    await session.run('DELETE FROM visits WHERE last_seen_at < $1', [before(now(), retentionDays * day)]);
    await session.run('DELETE FROM sign_in_failures WHERE at < $1', [before(now(), day)]);
  });
  await truncateOldAddresses(services);
}

/** Truncates the addresses of visits that were last seen more than 24 hours ago. */
export async function truncateOldAddresses({ database, now }: Services): Promise<void> {
  const dayAgo = before(now(), day);
  await database.write(async (session) => {
    const addresses = await selectRows(
      session,
      z.object({ ip_address: z.string() }),
      'SELECT DISTINCT ip_address FROM visits WHERE last_seen_at < $1',
      [dayAgo],
    );
    for (const { ip_address: address } of addresses) {
      const truncated = truncateAddress(address);
      if (truncated === address) continue;
      await session.run('UPDATE visits SET ip_address = $1 WHERE ip_address = $2 AND last_seen_at < $3', [
        truncated,
        address,
        dayAgo,
      ]);
    }
  });
}

function before(now: Date, age: number): string {
  return new Date(now.getTime() - age).toISOString();
}

/** An address without the part that tells one machine from its neighbours: '203.0.113.0', '2001:db8:1::'. */
export function truncateAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return truncateAddress(mapped);
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.0');
  const [start = '', end] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing = end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const first = [...groups, ...Array.from({ length: missing }, () => '0'), ...(end ?? '').split(':')].slice(0, 3);
  return `${first.map((group) => group || '0').join(':')}::`;
}
