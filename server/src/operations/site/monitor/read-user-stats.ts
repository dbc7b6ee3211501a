import { Op } from 'sequelize';
import * as z from 'zod/mini';
import { floodKindSchema, type UserStats } from '../../../contract/monitor.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import type { FindPlace } from '../../../places/places.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { activeFor } from './active-since.ts';

// SQL by hand: counted by what is asked for.

const most = 50;
const unknownPage = 'Unknown page';
const countRow = z.object({ name: z.string(), people: numberColumn });

/** Counts who is on the site now, by page and by place, and names the addresses that ask for too much. */
export async function readUserStats(services: Services, findPlace: FindPlace): Promise<UserStats> {
  const { database, now } = services;
  const since = timeBefore(now(), activeFor);
  const countBy = (column: string) =>
    selectRows(
      database.reader,
      countRow,
      `SELECT ${column} AS name, count(*) AS people FROM visits WHERE last_seen_at >= $1
        GROUP BY 1 ORDER BY 2 DESC, 1`,
      [since],
    );
  const [pages, places, addresses, floods] = await Promise.all([
    countBy(`COALESCE(current_page, '${unknownPage}')`),
    countBy('location'),
    countBy('ip_address'),
    listFloods(services, findPlace),
  ]);
  return {
    totalUsers: places.reduce((sum, { people }) => sum + people, 0),
    usersByPage: toCounts(pages),
    usersByLocation: toCounts(places),
    totalAddresses: addresses.length,
    floods,
  };
}

function toCounts(rows: readonly z.output<typeof countRow>[]): Record<string, number> {
  return Object.fromEntries(rows.slice(0, most).map(({ name, people }) => [name, people]));
}

/** A flood is told of for this long after it ended, in milliseconds. */
const toldFor = 60 * 60_000;
const mostFloods = 20;

/** The addresses that asked for more than is given out within the last hour, the latest first; at most 20. */
async function listFloods({ database, now }: Services, findPlace: FindPlace): Promise<UserStats['floods']> {
  const rows = await database.reader.tables.floods.findAll({
    where: { lastAt: { [Op.gte]: timeBefore(now(), toldFor) } },
    order: [
      ['lastAt', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: mostFloods,
  });
  return rows.map(({ ipAddress, kind, call, refused, firstAt, lastAt }) => ({
    ...{ ipAddress, location: findPlace(ipAddress), call, refused, firstAt, lastAt },
    kind: floodKindSchema.parse(kind),
  }));
}
