import * as z from 'zod/mini';
import { wasListed } from './counting.ts';
import { personOf } from './one-person.ts';
import { flagColumn, numberColumn, type Session, selectRows } from './session.ts';

// SQL by hand: what is allowed to a pupil is found for each membership, and joined to figures of whole classes.

/**
 * Allowances `w` of pupils by each of their memberships `s` that a class list knows: a name that only somebody's typing knows is
 * allowed nothing.
 */
const ofPupils = `allowances w JOIN students held ON held.id = w.student_id
  JOIN students s ON ${personOf('held')} IN (s.id, s.person_id) AND (s.source <> 'self' OR s.erased_at IS NOT NULL)`;

/** SQL for whether what `alias` names, by `student_id` and `homework_id`, is homework that the pupil is excused from. */
export function isExcused(alias: string): string {
  return `((${alias}.student_id, ${alias}.homework_id) IN (
    SELECT s.id, w.homework_id FROM ${ofPupils} WHERE w.ended_at IS NULL AND w.kind = 'excused'))`;
}

/**
 * SQL for what is allowed to each membership at each homework. All homework of a pupil who has longer is what falls due for the class from
 * when that was decided until then.
 */
export const allowed = `(SELECT s.id AS student_id, coalesce(w.homework_id, d.homework_id) AS homework_id, max(w.until_at) AS until_at,
    max(CASE WHEN w.kind = 'excused' THEN 1 ELSE 0 END) AS is_excused,
    coalesce(sum(w.more), 0) AS more, max(CASE WHEN w.kind = 'another-try' THEN w.at END) AS more_since
  FROM ${ofPupils}
  LEFT JOIN class_dates d ON w.homework_id IS NULL AND d.class_code = s.class_code AND d.due_at BETWEEN w.at AND w.until_at
 WHERE w.ended_at IS NULL GROUP BY s.id, coalesce(w.homework_id, d.homework_id))`;

const allowedRow = z.object({
  studentId: z.number(),
  homeworkId: z.number(),
  /** Until when the pupil has longer, ISO 8601 UTC. */
  untilAt: z.nullable(z.string()),
  isExcused: flagColumn,
  /** Tries beyond what the class has, those handed in since a time. */
  more: numberColumn,
  moreSince: z.nullable(z.string()),
});
/** What is allowed to a pupil at a homework. */
export type Allowed = z.output<typeof allowedRow>;

/** What is allowed to pupils, at one homework or by one of them. */
export async function selectAllowed(
  session: Session,
  { homeworkId = 0, studentIds = [] }: { readonly homeworkId?: number; readonly studentIds?: readonly number[] },
): Promise<Allowed[]> {
  const ofStudents = studentIds.length === 0 ? '' : `AND o.student_id IN (${studentIds.map(Math.trunc).join(',')})`;
  return selectRows(
    session,
    allowedRow,
    `SELECT o.student_id AS "studentId", o.homework_id AS "homeworkId", o.until_at AS "untilAt", o.is_excused AS "isExcused",
            o.more, o.more_since AS "moreSince"
       FROM ${allowed} o WHERE o.homework_id IS NOT NULL AND ($1 = 0 OR o.homework_id = $1) ${ofStudents}`,
    [homeworkId],
  );
}

/**
 * How many of the tries that are allowed to a pupil beyond the class's are left: fewer by what was handed in since, these attempts
 * apart.
 */
export async function countTriesLeft(
  session: Session,
  allowed: Allowed | undefined,
  apart: readonly number[] = [],
): Promise<number> {
  if (allowed === undefined || allowed.moreSince === null) return 0;
  const [spent] = await selectRows(
    session,
    z.object({ attempts: numberColumn }),
    `SELECT count(*) AS attempts FROM attempts
      WHERE student_id = $1 AND homework_id = $2 AND submitted_at > $3 AND id NOT IN (${[0, ...apart].join(',')})`,
    [allowed.studentId, allowed.homeworkId, allowed.moreSince],
  );
  return Math.max(0, allowed.more - (spent?.attempts ?? 0));
}

const exceptionsRow = z.object({
  studentClass: z.string(),
  homeworkId: z.number(),
  excused: numberColumn,
  longer: numberColumn,
});

export type Exceptions = z.output<typeof exceptionsRow>;

/** How many on the list of each class are excused from a homework, and how many others without it have longer still. */
export function selectExceptions(session: Session, now: string) {
  return selectRows(
    session,
    exceptionsRow,
    `SELECT s.class_code AS "studentClass", o.homework_id AS "homeworkId", sum(o.is_excused) AS excused,
            sum(CASE WHEN o.is_excused = 0 AND o.until_at >= $1 AND x.student_id IS NULL THEN 1 ELSE 0 END) AS longer
       FROM ${allowed} o JOIN students s ON s.id = o.student_id
       LEFT JOIN class_dates d ON d.homework_id = o.homework_id AND d.class_code = s.class_code
       LEFT JOIN scores x ON x.student_id = o.student_id AND x.homework_id = o.homework_id
      WHERE o.homework_id IS NOT NULL AND ${wasListed('s', 'd.due_at')}
      GROUP BY s.class_code, o.homework_id`,
    [now],
  );
}
