import * as z from 'zod/mini';
import { selectRows } from '../../db/session.ts';
import { historyFor } from '../monitor/active-since.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../times/time-before.ts';
import { truncateAddress } from './truncate-address.ts';

/** Truncates the addresses of visits that were last seen more than 24 hours ago. */
export async function truncateOldAddresses({ database, now }: Services): Promise<void> {
  const dayAgo = timeBefore(now(), historyFor);
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
