import * as z from 'zod/mini';
import { type HistoricalVisit, type Visit, visitSchema } from '../../../contract/monitor.ts';
import { selectRows } from '../../../db/session.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { activeFor, historyFor } from './active-since.ts';
import { describeBrowser } from './describe-browser.ts';

// SQL by hand: a window over the visits of each address.

/** The addresses within the site of a visit, which are stored as a JSON list. */
export const pagesColumn = z.pipe(
  z.string(),
  z.transform((json) => z.array(z.string()).parse(JSON.parse(json))),
);

/** SQL for the number of whoever has the name of a visit in its class; 0 if nobody has. */
export const visitorOf = (visit: string) =>
  `coalesce((SELECT min(s.id) FROM students s WHERE s.class_code = ${visit}.student_class AND s.name = ${visit}.student_name), 0)`;

const visitRow = z.extend(z.omit(visitSchema, { browser: true, timeAgo: true }), {
  pagesVisited: pagesColumn,
  userAgent: z.string(),
});

/**
 * Everyone on the site now, the latest first; at most 500. Where there are more, students whose names are known come before others,
 * and each address gets its share: names that somebody makes up push nobody out.
 */
export async function listActiveUsers(services: Services): Promise<Visit[]> {
  const visits = await selectVisits(services, activeFor, 500);
  return visits.map(({ pagesVisited: _pages, ...visit }) => visit);
}

/** Visits of the last 24 hours, the latest first; at most 1,000. */
export function listHistoricalUsers(services: Services): Promise<HistoricalVisit[]> {
  return selectVisits(services, historyFor, 1000);
}

async function selectVisits(
  { database, now }: Services,
  milliseconds: number,
  most: number,
): Promise<HistoricalVisit[]> {
  const at = now();
  const rows = await selectRows(
    database.reader,
    visitRow,
    `SELECT id, student_name AS "studentName", student_class AS "studentClass", student_id AS "studentId", user_type AS "userType", assignment, location,
            current_page AS "currentPage", pages AS "pagesVisited", user_agent AS "userAgent", started_at AS "startedAt",
            last_seen_at AS "lastSeenAt"
       FROM (SELECT * FROM (SELECT v.*, ${visitorOf('v')} AS student_id,
                                   row_number() OVER (PARTITION BY ip_address ORDER BY last_seen_at DESC, id DESC) AS place
                              FROM visits v WHERE last_seen_at >= $1) placed
              ORDER BY CASE WHEN student_id = 0 THEN 1 ELSE 0 END, place, last_seen_at DESC LIMIT ${most}) chosen
      ORDER BY last_seen_at DESC, id DESC`,
    [timeBefore(at, milliseconds)],
  );
  return rows.map(({ userAgent, ...visit }) => ({
    ...visit,
    browser: describeBrowser(userAgent),
    timeAgo: timeAgo(visit.lastSeenAt, at),
  }));
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago a time was, in words: 'Just now' within a minute, '4 minutes ago', '3 hours ago', '2 days ago'. */
export function timeAgo(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  for (const [unit, length] of units) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'Just now';
}
