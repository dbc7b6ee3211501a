import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { moveSome, selectMoving } from '../../db/move-attempts.ts';

/** Attempts that are pointed elsewhere in one turn of the writer, some hundredth of a second. */
const attemptsInOneTurn = 500;

/** Milliseconds between two turns: on SQLite another program that waits only looks now and then whether the file is free. */
const pause = 5;

/**
 * Points the attempts of a homework where its re-marks and undos say that they count. It may be interrupted at any moment, since nobody
 * sees whether it is done; the next re-mark of the homework, or undo, goes on with it.
 */
export async function moveRuns(database: Database, homeworkId: number): Promise<void> {
  for (const runId of await selectMoving(database.reader, homeworkId)) await moveRun(database, runId);
}

async function moveRun(database: Database, runId: number): Promise<void> {
  const move = (after: number) =>
    database.write((session) => moveSome(database.engine, session, runId, after, attemptsInOneTurn));
  for (let last = await move(0); last !== undefined; last = await move(last)) await setTimeout(pause);
}
