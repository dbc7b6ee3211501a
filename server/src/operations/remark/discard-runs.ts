import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { type Session, selectRows } from '../../db/session.ts';

const idRow = z.object({ id: z.number() });
const rowsInOneTurn = 1_000;

/**
 * Clears away runs of a homework that were not applied. One that was interrupted, be it while it was cleared away itself, goes;
 * one that is under way elsewhere stops, and changes nothing. Their markings never counted. In small turns, so that
 * students who submit do not wait.
 */
export async function discardUnfinishedRuns(database: Database, homeworkId: number): Promise<void> {
  const runs = await selectRows(
    database.reader,
    idRow,
    "SELECT id FROM remark_runs WHERE homework_id = $1 AND state <> 'applied'",
    [homeworkId],
  );
  for (const { id } of runs) await discardRun(database, id);
}

/** Clears away one run that was not applied. */
export async function discardRun(database: Database, runId: number): Promise<void> {
  // From here on whoever works on it finds that it is gone.
  await database.write((session) =>
    session.run("UPDATE remark_runs SET state = 'discarded' WHERE id = $1 AND state = 'marking'", [runId]),
  );
  for (;;) {
    const isGone = await database.write((session) => discardSome(session, runId));
    if (isGone) return;
  }
}

async function discardSome(session: Session, runId: number): Promise<boolean> {
  await session.run(
    `DELETE FROM markings WHERE id IN (
       SELECT m.id FROM markings m JOIN remark_runs r ON r.id = m.remark_run_id
        WHERE r.id = $1 AND r.state = 'discarded' LIMIT ${rowsInOneTurn})`,
    [runId],
  );
  const left = await session.run('SELECT id FROM markings WHERE remark_run_id = $1 LIMIT 1', [runId]);
  if (left.length > 0) return false;
  await session.run("DELETE FROM remark_runs WHERE id = $1 AND state = 'discarded'", [runId]);
  return true;
}
