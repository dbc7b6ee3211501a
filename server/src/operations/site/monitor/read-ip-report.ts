import * as z from 'zod/mini';
import type { IpDetail, IpReport } from '../../../contract/monitor.ts';
import { flagColumn, numberColumn, selectRows } from '../../../db/session.ts';
import { groupBy } from '../group-by.ts';
import type { SchoolClock } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { timeBefore } from '../time-before.ts';
import { historyFor } from './active-since.ts';
import { describeBrowser } from './describe-browser.ts';
import { pagesColumn } from './pages-column.ts';
import { truncateAddress } from './truncate-address.ts';

// SQL by hand: grouped by seven columns.

const mostAddresses = 500;
const mostPages = 50;

const visitsRow = z.object({
  ip_address: z.string(),
  is_old: flagColumn,
  student_class: z.string(),
  student_name: z.string(),
  location: z.string(),
  user_agent: z.string(),
  pages: pagesColumn,
  sessions: numberColumn,
  first_seen_at: z.string(),
  last_seen_at: z.string(),
});
type VisitsRow = z.output<typeof visitsRow>;

/**
 * What was done from each address, as far back as visits are kept, the latest first. An address that was last seen more
 * than 24 hours ago is shown truncated, also where the hourly purge has not come to it yet.
 */
export async function readIpReport({ database, now, clock }: Services): Promise<IpReport> {
  const rows = await selectRows(
    database.reader,
    visitsRow,
    `SELECT ip_address, CASE WHEN last_seen_at < $1 THEN 1 ELSE 0 END AS is_old, student_class, student_name, location,
            user_agent, pages, count(*) AS sessions, min(started_at) AS first_seen_at, max(last_seen_at) AS last_seen_at
       FROM visits GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 10 DESC`,
    [timeBefore(now(), historyFor)],
  );
  // Latest first, in the order of the latest of each.
  const addresses = groupBy(rows, (row) => (row.is_old ? truncateAddress(row.ip_address) : row.ip_address));
  return {
    totalUniqueIPs: addresses.size,
    totalSessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
    ipDetails: [...addresses].slice(0, mostAddresses).map(([address, own]) => describe(address, own, clock)),
  };
}

function describe(ipAddress: string, visits: readonly [VisitsRow, ...VisitsRow[]], clock: SchoolClock): IpDetail {
  const [latest] = visits;
  const firstSeenAt = visits.map((row) => row.first_seen_at).sort()[0] ?? latest.first_seen_at;
  const lastSeenAt = latest.last_seen_at;
  const [from, to] = [clock.formatDate(firstSeenAt), clock.formatDate(lastSeenAt)];
  return {
    ipAddress,
    studentName: latest.student_name,
    totalStudents: new Set(visits.map((row) => JSON.stringify([row.student_class, row.student_name]))).size,
    location: latest.location,
    userAgent: latest.user_agent,
    browser: describeBrowser(latest.user_agent),
    totalSessions: visits.reduce((sum, { sessions }) => sum + sessions, 0),
    dateRange: from === to ? from : `${from} – ${to}`,
    firstSeenFormatted: clock.formatTime(firstSeenAt),
    lastSeenFormatted: clock.formatTime(lastSeenAt),
    firstSeenAt,
    lastSeenAt,
    pagesVisited: [...new Set(visits.flatMap(({ pages }) => pages))].slice(0, mostPages),
  };
}
