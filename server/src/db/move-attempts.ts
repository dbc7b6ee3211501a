import * as z from 'zod/mini';
import { type Session, selectRows } from './session.ts';

/** 'on': at the markings of a run. 'back': at those that they took the place of. */
export type Way = 'on' | 'back';

/**
 * Has every attempt of a run count as pointed that way, from the end of this transaction on; `moveSome` does the pointing afterwards.
 * No run of the same homework may be on the move.
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

const lastRow = z.object({ last: z.nullable(z.number()) });

/**
 * Points the next attempts of a run, `most` at most, by their ids from above `after`; gives the last of them, and undefined when there
 * are no more and the run has arrived. Does no harm where another does the same at the same time.
 */
export async function moveSome(
  session: Session,
  runId: number,
  after: number,
  most: number,
): Promise<number | undefined> {
  // Who undoes the run waits for the end of this transaction, and what arrives here after that finds the other way.
  const { tables, transaction } = session;
  const run = await tables.remarkRuns.findByPk(runId, { lock: true, transaction });
  if (run === null || run.moving === null) return undefined;
  // By hand, here and below: hundreds are pointed elsewhere by one statement.
  const [next] = await selectRows(
    session,
    lastRow,
    `SELECT max(attempt_id) AS last FROM (
       SELECT attempt_id FROM markings WHERE remark_run_id = $1 AND attempt_id > $2 ORDER BY attempt_id LIMIT ${most}) AS next`,
    [runId, after],
  );
  const last = next?.last ?? undefined;
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
  return last;
}
