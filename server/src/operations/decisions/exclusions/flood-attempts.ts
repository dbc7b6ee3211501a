import * as z from 'zod/mini';
import type { FloodCriteria } from '../../../contract/exclusions.ts';
import { counts, standsApart } from '../../../db/counting.ts';
import { flagColumn, type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import { findHomeworkId } from '../../homework/catalogue/homework-id.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { Problem } from '../../site/problems/problem.ts';
import { createSchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';

const clock = createSchoolClock();
const minute = 60_000;

/** Most attempts left out in one step: far more than a lesson, few enough that nobody waits long for the end of it. */
const most = 20_000;

const attemptRow = z.object({
  id: z.number(),
  student_id: z.number(),
  name: z.string(),
  class_code: z.string(),
  is_listed: flagColumn,
});
/** An attempt of a flood, and who handed it in. `is_listed` for a pupil whom a class list names. */
export type FloodAttempt = z.output<typeof attemptRow>;

/**
 * The attempts that count and meet all of these criteria, the earliest first. Throws a `Problem` where there is no such homework or
 * class, where nothing narrows them down, and for more than 20,000.
 */
export async function findFloodAttempts(
  services: Services,
  session: Session,
  criteria: FloodCriteria,
): Promise<readonly FloodAttempt[]> {
  const conditions = await toConditions(services, criteria);
  if (conditions.length === 0) {
    throw new Problem('invalid-input', 'Say at least which homework, class or address it was, or since when.');
  }
  const values: SqlValue[] = [];
  const sql = conditions.map(({ write, value }) => write(`$${values.push(value)}`));
  // By hand: what counts, and who stands apart, is SQL.
  const rows = await selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.student_id, s.name, s.class_code, CASE WHEN s.source = 'roster' THEN 1 ELSE 0 END AS is_listed
       FROM attempts a JOIN students s ON s.id = a.student_id
      WHERE ${[counts('a'), ...(criteria.notOnList ? [standsApart('s')] : []), ...sql].join(' AND ')}
      ORDER BY a.id LIMIT ${most + 1}`,
    values,
  );
  if (rows.length > most) {
    throw new Problem(
      'invalid-input',
      `These are more than ${most} attempts. Narrow them down, or go from hour to hour.`,
    );
  }
  return rows;
}

interface Condition {
  readonly write: (placeholder: string) => string;
  readonly value: SqlValue;
}

async function toConditions(services: Services, criteria: FloodCriteria): Promise<Condition[]> {
  const { homework, class: named, since, until, address } = criteria;
  const conditions: Condition[] = [];
  if (homework !== undefined) {
    conditions.push({ value: await findHomeworkId(services, homework), write: (it) => `a.homework_id = ${it}` });
  }
  const classCode = await getReportClass(services, named);
  if (classCode !== null) conditions.push({ value: classCode, write: (it) => `s.class_code = ${it}` });
  if (since !== undefined) conditions.push({ value: readTime(since), write: (it) => `a.submitted_at >= ${it}` });
  if (until !== undefined) conditions.push({ value: readTime(until, minute), write: (it) => `a.submitted_at < ${it}` });
  if (address !== undefined) conditions.push({ value: address, write: visitedFrom });
  return conditions;
}

/** Attempts hold no address. Visits do, for as long as they are kept: a visit of that name and class on the day of the attempt. */
const visitedFrom = (address: string) => `EXISTS (SELECT 1 FROM visits v WHERE v.ip_address = ${address}
  AND v.student_class = s.class_code AND lower(v.student_name) = lower(s.name)
  AND substr(v.started_at, 1, 10) = substr(a.submitted_at, 1, 10))`;

/** '2026-01-16T16:00' by the school's clock, and `later` milliseconds more, as ISO 8601 UTC. */
function readTime(shown: string, later = 0): string {
  const time = clock.readTime(shown);
  if (time === undefined) throw new Problem('invalid-input', `${shown} is no time: write it as 2026-01-16T16:00.`);
  return new Date(Date.parse(time) + later).toISOString();
}
