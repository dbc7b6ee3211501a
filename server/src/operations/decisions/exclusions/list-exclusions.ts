import * as z from 'zod/mini';
import {
  type ExcludedFlood,
  type Exclusion,
  excludedFloodSchema,
  exclusionSchema,
} from '../../../contract/exclusions.ts';
import { numberColumn, type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { actorName } from '../../site/audit/actor.ts';
import type { Services } from '../../site/services/services.ts';

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
