import * as z from 'zod/mini';
import { recountScores } from './keep-scores.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

/** 'on': at the markings of a run. 'back': at those that they took the place of. */
export type Way = 'on' | 'back';

/**
 * Makes every attempt of a run count as pointed that way once this transaction ends; `moveSome` then does the
 * pointing. No other run of the same homework may be moving.
 */
export async function beginToMove({ tables, transaction }: Session, runId: number, way: Way): Promise<void> {
  await tables.remarkRuns.update({ moving: way }, { where: { id: runId }, transaction });
}

/** Runs that are on the move, of one homework or of all. */
export async function selectMoving(session: Session, homeworkId?: number): Promise<number[]> {
  const rows = await selectRows(
    session,
    z.object({ id: z.number() }),
    `SELECT id FROM remark_runs WHERE moving IS NOT NULL ${homeworkId === undefined ? '' : 'AND homework_id = $1'} ORDER BY id`,
    homeworkId === undefined ? [] : [homeworkId],
  );
  return rows.map(({ id }) => id);
}

const nextRow = z.object({ attempt_id: z.number(), student_id: z.number(), attempts: numberColumn });

/** The outcome of one batch. */
interface Turn {
  readonly last: number;
  readonly students: ReadonlySet<number>;
}

/** Most attempts read in one batch to recount scores, except for a single student's. */
const mostCounted = 2_000;

/**
 * Points the next attempts of a run, at most `most`, with ids above `after`, and recounts the scores they
 * belong to, each student's once: `counted` has the students done since the first batch. Returns the last id
 * and those students; undefined once the run has arrived. Safe if another process does the same at the same
 * time.
 */
export async function moveSome(
  session: Session,
  runId: number,
  { after, most, counted }: { readonly after: number; readonly most: number; readonly counted: ReadonlySet<number> },
): Promise<Turn | undefined> {
  // An undo of this run waits for this transaction to end, and then finds the other direction.
  const { tables, transaction } = session;
  const run = await tables.remarkRuns.findByPk(runId, { lock: true, transaction });
  if (run === null || run.moving === null) return undefined;
  // By hand, here and below: hundreds are pointed elsewhere by one statement.
  const next = await selectRows(
    session,
    nextRow,
    `SELECT m.attempt_id, a.student_id, coalesce(x.attempts, 0) AS attempts
       FROM markings m JOIN attempts a ON a.id = m.attempt_id
       LEFT JOIN scores x ON x.student_id = a.student_id AND x.homework_id = a.homework_id
      WHERE m.remark_run_id = $1 AND m.attempt_id > $2 ORDER BY m.attempt_id LIMIT ${most}`,
    [runId, after],
  );
  const students = new Set<number>();
  let last: number | undefined;
  let reading = 0;
  for (const { attempt_id: attempt, student_id: student, attempts } of next) {
    if (!counted.has(student) && !students.has(student)) {
      reading += attempts;
      if (reading > mostCounted && students.size > 0) break;
      students.add(student);
    }
    last = attempt;
  }
  if (last === undefined) {
    await tables.remarkRuns.update({ moving: null }, { where: { id: runId }, transaction });
    return undefined;
  }
  const [from, to] = run.moving === 'on' ? ['m.replaces_marking_id', 'm.id'] : ['m.id', 'm.replaces_marking_id'];
  await session.run(
    `UPDATE attempts SET current_marking_id = ${to} FROM markings m
      WHERE m.remark_run_id = $1 AND m.attempt_id > $2 AND m.attempt_id <= $3 AND attempts.id = m.attempt_id
        AND attempts.id > $2 AND attempts.id <= $3 AND attempts.current_marking_id = ${from}`,
    [runId, after, last],
  );
  await recountScores(session, [...students], run.homeworkId);
  return { last, students };
}
