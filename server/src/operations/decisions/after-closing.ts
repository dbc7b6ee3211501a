import * as z from 'zod/mini';
import {
  type AfterClosing,
  type ClosedAttempt,
  type ClosingDecision,
  closedAttemptSchema,
} from '../../contract/after-closing.ts';
import { recountScoresOf } from '../../db/keep-scores.ts';
import { inList, numberColumn, readId, type Session, type SqlValue, selectRows } from '../../db/session.ts';
import type { AfterClosingRow } from '../../db/tables/work.ts';
import { getReportClass } from '../people/classes/report-class.ts';
import { type Deciding, decisionKind } from '../site/audit/decide.ts';
import { type Actor, actorName } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

interface ToDecide {
  /** Of the attempt, as the path gives it. */
  readonly id: string;
  readonly decision: ClosingDecision;
}

const unknown = (id: string) => `Attempt ${id} did not come after closing.`;
const over = 'Somebody has decided this already. Look again.';

/** Whether an attempt that came after closing counts. Once that is taken back, it waits for a decision again. */
export const afterClosing = decisionKind({
  store: async (deciding, { id, decision }: ToDecide) => {
    const found = await hold(deciding, readId(id) ?? 0);
    if (found === null) throw new Problem('not-found', unknown(id.slice(0, 20)));
    if ((await keep(deciding, found, decision)) === 0) throw new Problem('conflict', over);
    return { ...found, decision };
  },
  find: hold,
  end: (deciding, found) => keep(deciding, found, null),
  touch: (session, { attemptId }) => recountScoresOf(session, attemptId),
  actions: [
    ({ decision }) => (decision === 'count' ? 'count-after-closing' : 'leave-out-after-closing'),
    'take-back-after-closing',
  ],
  subject: ({ attemptId }) => `attempt ${attemptId}`,
  details: ({ before }) => ({ before }),
  endedDetails: ({ before }) => ({ before }),
  tell,
  tellEnded: tell,
  unknown,
  over,
});

interface Closed extends Pick<AfterClosingRow, 'attemptId'> {
  readonly before: AfterClosingRow['decision'];
}

async function hold({ tables, transaction }: Session, id: number): Promise<Closed | null> {
  const found = await tables.afterClosing.findByPk(id, { lock: true, transaction });
  return found && { attemptId: found.attemptId, before: found.decision };
}

/** Keeps a decision, and gives how many rows that changed: none if it was so already. */
async function keep(
  { tables, transaction, made: { at, ...actor } }: Deciding,
  { attemptId, before }: Closed,
  decision: AfterClosingRow['decision'],
): Promise<number> {
  if (before === decision) return 0;
  const row = { decision, decidedAt: decision === null ? null : at, ...actor };
  const [changed] = await tables.afterClosing.update(row, { where: { attemptId }, transaction });
  return changed;
}

async function tell(session: Session, { attemptId }: Closed): Promise<AfterClosing> {
  const decided = await findAfterClosing(session, attemptId);
  if (decided === undefined) throw new Error('The decision was not stored');
  return decided;
}

/** Decides whether an attempt counts; null takes the decision back. `id` is the path parameter. */
export function decideAfterClosing(
  services: Services,
  id: string,
  { decision }: { readonly decision: ClosingDecision | null },
  by: Actor,
): Promise<AfterClosing> {
  return decision === null
    ? afterClosing.takeBack(services, id, by)
    : afterClosing.decide(services, { id, decision }, by);
}

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
