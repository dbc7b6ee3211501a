import * as z from 'zod/mini';
import type { UserStats } from '../../../contract/monitor.ts';
import { numberColumn, selectRows } from '../../../db/session.ts';
import type { FindPlace } from '../../../places/places.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../time-before.ts';
import { activeFor } from './active-since.ts';
import { listFloods } from './list-floods.ts';

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
