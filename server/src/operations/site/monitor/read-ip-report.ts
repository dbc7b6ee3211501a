import * as z from 'zod/mini';
import { type IpDetail, type IpReport, ipDetailSchema } from '../../../contract/monitor.ts';
import { flagColumn, numberColumn, selectRows } from '../../../db/session.ts';
import { groupBy } from '../group-by.ts';
import { type SchoolClock, timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { historyFor } from './active-since.ts';
import { describeBrowser } from './describe-browser.ts';
import { pagesColumn, visitorOf } from './list-visits.ts';
import { truncateAddress } from './truncate-address.ts';

// SQL by hand: grouped by seven columns.

const mostAddresses = 500;
const mostPages = 50;

const visitsRow = z.extend(
  z.pick(ipDetailSchema, {
    ...{
      ipAddress: true,
      studentName: true,
      studentId: true,
      location: true,
      userAgent: true,
      firstSeenAt: true,
      lastSeenAt: true,
    },
  }),
  { isOld: flagColumn, studentClass: z.string(), pages: pagesColumn, sessions: numberColumn },
);
type VisitsRow = z.output<typeof visitsRow>;

/**
 * What was done from each address, as far back as visits are kept, the latest first. An address that was last seen more
 * than 24 hours ago is shown truncated, also where the hourly purge has not come to it yet.
 */
export async function readIpReport({ database, now, clock }: Services): Promise<IpReport> {
  const rows = await selectRows(
    database.reader,
    visitsRow,
    `SELECT ip_address AS "ipAddress", last_seen_at < $1 AS "isOld", student_class AS "studentClass",
            student_name AS "studentName", location, user_agent AS "userAgent", pages, count(*) AS sessions,
            min(started_at) AS "firstSeenAt", max(last_seen_at) AS "lastSeenAt", ${visitorOf('visits')} AS "studentId"
       FROM visits GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 10 DESC`,
    [timeBefore(now(), historyFor)],
  );
  // Latest first, in the order of the latest of each.
  const addresses = groupBy(rows, (row) => (row.isOld ? truncateAddress(row.ipAddress) : row.ipAddress));
  return {
    totalUniqueIPs: addresses.size,
    totalSessions: rows.reduce((sum, { sessions }) => sum + sessions, 0),
    ipDetails: [...addresses].slice(0, mostAddresses).map(([address, own]) => describe(address, own, clock)),
  };
}

function describe(ipAddress: string, visits: readonly [VisitsRow, ...VisitsRow[]], clock: SchoolClock): IpDetail {
  const [latest] = visits;
  const { studentName, studentId, location, userAgent, lastSeenAt } = latest;
  const firstSeenAt = visits.map((row) => row.firstSeenAt).sort()[0] ?? latest.firstSeenAt;
  const [from, to] = [clock.formatDate(firstSeenAt), clock.formatDate(lastSeenAt)];
  return {
    ...{ ipAddress, studentName, studentId, location, userAgent, firstSeenAt, lastSeenAt },
    totalStudents: new Set(visits.map((row) => JSON.stringify([row.studentClass, row.studentName]))).size,
    browser: describeBrowser(userAgent),
    totalSessions: visits.reduce((sum, { sessions }) => sum + sessions, 0),
    dateRange: from === to ? from : `${from} – ${to}`,
    firstSeenFormatted: clock.formatTime(firstSeenAt),
    lastSeenFormatted: clock.formatTime(lastSeenAt),
    pagesVisited: [...new Set(visits.flatMap(({ pages }) => pages))].slice(0, mostPages),
  };
}
