import * as z from 'zod/mini';
import type { FloodCriteria, FloodFound } from '../../../contract/exclusions.ts';
import { counts, standsApart } from '../../../db/counting.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { flagColumn, inGroups, type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import { findHomeworkId } from '../../homework/catalogue/list-admin-homework.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { decisionKind } from '../../site/audit/decide.ts';
import { Problem } from '../../site/problems/problem.ts';
import { createSchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';

/** Most names that are told; those on class lists come first, as they are the ones that should not be among them. */
const mostNames = 50;

/**
 * Leaves all attempts that meet the criteria out of every count. They are kept. Once it is taken back, all of it
 * counts again that nobody has let count meanwhile.
 */
export const flood = decisionKind({
  store: async (deciding, { reason, ...criteria }: FloodCriteria & { readonly reason: string }) => {
    const { tables, transaction, services, made } = deciding;
    const attempts = await findFloodAttempts(services, deciding, criteria);
    const [first, ...others] = attempts;
    if (first === undefined) throw new Problem('not-found', 'No attempt that counts is like that.');
    const row = { studentId: null, reason: reason.trim(), ...made, endedAt: null };
    const exclusion = await tables.exclusions.create({ ...row, attemptId: first.id }, { transaction });
    const floodId = exclusion.id;
    await exclusion.update({ floodId }, { transaction });
    for (const group of inGroups(others)) {
      const rows = group.map(({ id }) => ({ ...row, attemptId: id, floodId }));
      await tables.exclusions.bulkCreate(rows, { transaction });
    }
    return { floodId, owners: attempts.map((one) => one.student_id), criteria, found: tell(attempts) };
  },
  find: async ({ tables, transaction }, floodId) => {
    const all = await tables.exclusions.findAll({ where: { floodId }, transaction });
    if (all.length === 0) return null;
    const owners: number[] = [];
    for (const id of inGroups(all.flatMap(({ attemptId }) => attemptId ?? []))) {
      const found = await tables.attempts.findAll({ where: { id }, attributes: ['studentId'], transaction });
      owners.push(...found.map(({ studentId }) => studentId));
    }
    return { floodId, owners };
  },
  end: async ({ tables, transaction, made }, { floodId }) => {
    const where = { floodId, endedAt: null };
    const [ended] = await tables.exclusions.update({ endedAt: made.at }, { where, transaction });
    return ended;
  },
  touch: async (session, { owners }) => {
    const ids = [...new Set(owners)].sort((one, other) => one - other);
    for (const group of inGroups(ids)) await recountScores(session, group);
  },
  actions: ['exclude-flood', 'end-flood'],
  subject: ({ floodId }) => `flood ${floodId}`,
  details: ({ criteria: { address, ...kept }, found: { attempts, students } }) => ({
    ...kept,
    ...{ byAddress: address !== undefined, attempts, students },
  }),
  endedDetails: (_flood, attempts) => ({ attempts }),
  tell: async (_session, { floodId, found }) => ({ id: floodId, ...found }),
  tellEnded: async (_session, _flood, attempts) => ({ attempts }),
  unknown: (id) => `Nothing was left out in one step as ${id}.`,
  over: 'This was taken back already.',
});

/** Who would be left out by these criteria. */
export async function previewFlood(services: Services, criteria: FloodCriteria): Promise<FloodFound> {
  return tell(await findFloodAttempts(services, services.database.reader, criteria));
}

function tell(found: readonly FloodAttempt[]): FloodFound {
  const students = new Map<number, FloodFound['names'][number]>();
  for (const { student_id: id, name, class_code: studentClass, is_listed: isListed } of found) {
    const attempts = (students.get(id)?.attempts ?? 0) + 1;
    students.set(id, { id, name, studentClass, isListed, attempts });
  }
  const names = [...students.values()].sort((one, other) => Number(other.isListed) - Number(one.isListed));
  return {
    attempts: found.length,
    students: names.length,
    listed: names.filter(({ isListed }) => isListed).length,
    names: names.slice(0, mostNames),
  };
}

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
async function findFloodAttempts(
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
