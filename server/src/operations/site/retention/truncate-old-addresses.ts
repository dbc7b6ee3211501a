import { Op } from 'sequelize';
import { historyFor } from '../monitor/active-since.ts';
import { truncateAddress } from '../monitor/truncate-address.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../time-before.ts';

/** Truncates the addresses of visits that were last seen more than 24 hours ago. */
export async function truncateOldAddresses({ database, now }: Services): Promise<void> {
  const dayAgo = timeBefore(now(), historyFor);
  await database.write(async ({ tables, transaction }) => {
    const isOld = { lastSeenAt: { [Op.lt]: dayAgo } };
    const old = await tables.visits.findAll({
      attributes: ['ipAddress'],
      where: isOld,
      group: ['ip_address'],
      transaction,
    });
    for (const { ipAddress } of old) {
      const truncated = truncateAddress(ipAddress);
      if (truncated === ipAddress) continue;
      await tables.visits.update({ ipAddress: truncated }, { where: { ipAddress, ...isOld }, transaction });
    }
  });
}
