import { Op } from 'sequelize';
import { floodKindSchema, type UserStats } from '../../../contract/monitor.ts';
import type { FindPlace } from '../../../places/places.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../time-before.ts';

/** A flood is told of for this long after it ended, in milliseconds. */
const toldFor = 60 * 60_000;
const most = 20;

/** The addresses that asked for more than is given out within the last hour, the latest first; at most 20. */
export async function listFloods({ database, now }: Services, findPlace: FindPlace): Promise<UserStats['floods']> {
  const rows = await database.reader.tables.floods.findAll({
    where: { lastAt: { [Op.gte]: timeBefore(now(), toldFor) } },
    order: [
      ['lastAt', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: most,
  });
  return rows.map(({ ipAddress, kind, call, refused, firstAt, lastAt }) => ({
    ...{ ipAddress, location: findPlace(ipAddress), call, refused, firstAt, lastAt },
    kind: floodKindSchema.parse(kind),
  }));
}
