import * as z from 'zod/mini';
import {
  type ExcludedFlood,
  type Exclusion,
  excludedFloodSchema,
  exclusionSchema,
} from '../../../contract/exclusions.ts';
import { recountScores, recountScoresOf } from '../../../db/keep-scores.ts';
import { isRowNumber, numberColumn, type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { decisionKind, endRow, success } from '../../site/audit/decide.ts';
import { actorName } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** What is not to count: one attempt, or all of a student's, those to come too. */
export type ExclusionTarget =
  | { readonly attemptId: number; readonly scope: 'attempt' | 'student' }
  | { readonly studentId: number; readonly scope: 'student' };

/** Leaves an attempt, or all attempts of a student, out of every count. They are kept. */
export const exclusion = decisionKind({
  store: async (deciding, { reason, ...target }: ExclusionTarget & { readonly reason: string }) => {
    const { attemptId, studentId } = await findTarget(deciding, target);
    const isOne = target.scope === 'attempt';
    const held = await selectExclusionsOf(deciding, attemptId ?? 0, studentId);
    if (held.some(({ scope }) => scope === target.scope || scope === 'student'))
      throw new Problem(
        'conflict',
        `${isOne ? 'This attempt does not count' : 'No attempt of this name counts'} already.`,
      );
    const leftOut = isOne ? { attemptId, studentId: null } : { attemptId: null, studentId };
    const { tables, transaction, made } = deciding;
    const row = { ...leftOut, reason: reason.trim(), ...made, endedAt: null };
    return tables.exclusions.create(row, { transaction });
  },
  find: ({ tables, transaction }, id) => tables.exclusions.findByPk(id, { transaction }),
  end: endRow('exclusions'),
  touch: async (session, { attemptId, studentId }) => {
    if (attemptId !== null) await recountScoresOf(session, attemptId);
    if (studentId !== null) await recountScores(session, [studentId]);
  },
  actions: ['exclude', 'end-exclusion'],
  subject: ({ attemptId, studentId }) => (attemptId === null ? `student ${studentId}` : `attempt ${attemptId}`),
  details: ({ id }) => ({ exclusion: id }),
  endedDetails: ({ id }) => ({ exclusion: id }),
  tell: async (session, { id, attemptId, studentId }) => {
    const held = await selectExclusionsOf(session, attemptId ?? 0, studentId ?? 0);
    const made = held.find((one) => one.id === id);
    if (made === undefined) throw new Error('The exclusion was not stored');
    return made;
  },
  tellEnded: success,
  unknown: (id) => `There is no exclusion ${id}.`,
  over: 'This was taken back already.',
});

/** Held until the end of the transaction, so that two who decide the same at once do so one after the other. */
async function findTarget(
  session: Session,
  target: ExclusionTarget,
): Promise<{ attemptId: number | null; studentId: number }> {
  if (!('attemptId' in target)) return { attemptId: null, studentId: await holdStudent(session, target.studentId) };
  const { tables, transaction } = session;
  const { attemptId } = target;
  const attempt = isRowNumber(attemptId) ? await tables.attempts.findByPk(attemptId, { transaction }) : null;
  if (attempt === null) throw new Problem('not-found', `There is no attempt ${attemptId}.`);
  return { attemptId, studentId: await holdStudent(session, attempt.studentId) };
}

async function holdStudent({ tables, transaction }: Session, id: number): Promise<number> {
  const student = isRowNumber(id) ? await tables.students.findByPk(id, { lock: true, transaction }) : null;
  if (student === null) throw new Problem('not-found', `There is no student ${id}.`);
  return student.id;
}

const most = 500;
const mostFloods = 100;

const exclusionRow = z.extend(exclusionSchema, { attempts: numberColumn });

/** What was left out by itself and does not count now, the latest first; of one class when it is named. Throws a `Problem` for an unknown class. */
export async function listExclusions(
  services: Services,
  { class: wanted }: { readonly class?: string | undefined } = {},
): Promise<Exclusion[]> {
  const classCode = await getReportClass(services, wanted);
  return selectExclusions(services.database.reader, "e.flood_id IS NULL AND ($1 = '' OR s.class_code = $1)", [
    classCode ?? '',
  ]);
}

/** What holds of an attempt: that it does not count, or that none of its student's do; usually nothing. */
export function selectExclusionsOf(session: Session, attemptId: number, studentId: number): Promise<Exclusion[]> {
  return selectExclusions(session, 'e.attempt_id = $1 OR e.student_id = $2', [attemptId, studentId]);
}

/** By hand: what is left out is joined, and counted. */
function selectExclusions(session: Session, where: string, values: readonly SqlValue[]): Promise<Exclusion[]> {
  return selectRows(
    session,
    exclusionRow,
    `SELECT e.id, CASE WHEN e.attempt_id IS NULL THEN 'student' ELSE 'attempt' END AS scope,
            s.id AS "student.id", s.name AS "student.name", s.class_code AS "student.studentClass",
            a.homework_id AS "homework.id", coalesce(h.title, 'Homework ' || a.homework_id) AS "homework.title",
            e.reason, ${actorName('e')} AS by, e.at,
            coalesce(e.attempt_id, (SELECT max(id) FROM attempts WHERE student_id = e.student_id)) AS "attemptId",
            CASE WHEN e.attempt_id IS NULL THEN (SELECT count(*) FROM attempts WHERE student_id = e.student_id) ELSE 1 END
              AS attempts
       FROM exclusions e
       LEFT JOIN attempts a ON a.id = e.attempt_id
       LEFT JOIN assignments h ON h.id = a.homework_id
       JOIN students s ON s.id = coalesce(e.student_id, a.student_id)
       LEFT JOIN users u ON u.id = e.user_id
      WHERE e.ended_at IS NULL AND (${where})
      ORDER BY e.id DESC LIMIT ${most}`,
    values,
  );
}

const floodRow = z.extend(excludedFloodSchema, { attempts: numberColumn, students: numberColumn });

/** What was left out in one step and does not count now, the latest first; at most 100. */
export function listExcludedFloods({ database }: Services): Promise<ExcludedFlood[]> {
  // By hand: what was left out is counted.
  return selectRows(
    database.reader,
    floodRow,
    `SELECT e.flood_id AS id, count(*) AS attempts, count(DISTINCT a.student_id) AS students, min(e.reason) AS reason,
            min(${actorName('e')}) AS by, min(e.at) AS at
       FROM exclusions e JOIN attempts a ON a.id = e.attempt_id LEFT JOIN users u ON u.id = e.user_id
      WHERE e.flood_id IS NOT NULL AND e.ended_at IS NULL
      GROUP BY e.flood_id ORDER BY e.flood_id DESC LIMIT ${mostFloods}`,
  );
}
