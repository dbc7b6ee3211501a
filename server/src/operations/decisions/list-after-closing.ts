import * as z from 'zod/mini';
import { type AfterClosing, type ClosedAttempt, closedAttemptSchema } from '../../contract/after-closing.ts';
import { inList, numberColumn, type Session, type SqlValue, selectRows } from '../../db/session.ts';
import { getReportClass } from '../people/classes/report-class.ts';
import { actorName } from '../site/audit/actor.ts';
import type { Services } from '../site/services/services.ts';

const most = 500;

// SQL by hand: whose they are, and who decided, is joined.

/** Attempts that came after closing, those that wait for a decision first, 500 at most. Throws a `Problem` for an unknown class. */
export async function listAfterClosing(
  services: Services,
  { class: wanted, homework }: { readonly class?: string | undefined; readonly homework?: string | undefined } = {},
): Promise<ClosedAttempt[]> {
  const classCode = await getReportClass(services, wanted);
  return select(services.database.reader, "($1 = '' OR s.class_code = $1) AND ($2 = 0 OR a.homework_id = $2)", [
    classCode ?? '',
    Number(homework ?? 0),
  ]);
}

/** Those of some students, by id. */
export function listAfterClosingOf(session: Session, students: readonly number[]): Promise<ClosedAttempt[]> {
  const list = inList(students);
  return select(session, `s.id IN ${list.sql}`, list.values);
}

/** What there is to say of an attempt that came after closing; nothing of any other. */
export async function findAfterClosing(session: Session, attemptId: number): Promise<AfterClosing | undefined> {
  const [found] = await select(session, 'a.id = $1', [attemptId]);
  if (found === undefined) return undefined;
  const { closedAt, decision, by, at } = found;
  return { closedAt, decision, by, at };
}

async function select(session: Session, where: string, values: readonly SqlValue[]): Promise<ClosedAttempt[]> {
  return selectRows(
    session,
    closedAttemptSchema,
    `SELECT c.attempt_id AS "attemptId", s.id AS "student.id", s.name AS "student.name", s.class_code AS "student.studentClass",
            a.homework_id AS "homework.id", h.title AS "homework.title", a.submitted_at AS "submittedAt",
            c.closed_at AS "closedAt", c.decision, c.decided_at AS at,
            CASE WHEN c.decision IS NULL THEN NULL ELSE ${actorName('c')} END AS by
       FROM after_closing c
       JOIN attempts a ON a.id = c.attempt_id
       JOIN students s ON s.id = a.student_id
       JOIN assignments h ON h.id = a.homework_id
       LEFT JOIN users u ON u.id = c.user_id
      WHERE ${where}
      ORDER BY CASE WHEN c.decision IS NULL THEN 0 ELSE 1 END, a.submitted_at DESC, a.id DESC LIMIT ${most}`,
    values,
  );
}

const undecidedRow = z.object({ class_code: z.string(), homework_id: z.number(), attempts: numberColumn });

/** How many attempts of these classes wait for a decision, by class and homework; those without any are left out. */
export async function countUndecided(session: Session, classCodes: readonly string[]) {
  if (classCodes.length === 0) return [];
  const classes = inList(classCodes);
  return selectRows(
    session,
    undecidedRow,
    `SELECT s.class_code, a.homework_id, count(*) AS attempts
       FROM after_closing c JOIN attempts a ON a.id = c.attempt_id JOIN students s ON s.id = a.student_id
      WHERE c.decision IS NULL AND s.class_code IN ${classes.sql}
      GROUP BY s.class_code, a.homework_id`,
    classes.values,
  );
}
