import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { moveSome, selectMoving } from '../../../db/move-attempts.ts';

/** Attempts that are pointed elsewhere in one turn of the writer, some hundredth of a second. */
const attemptsInOneTurn = 500;

/** Milliseconds between two turns: on SQLite another program that waits only looks now and then whether the file is free. */
const pause = 5;

/**
 * Points the attempts of a homework where its re-marks and undos say that they count. It may be interrupted at any moment, since nobody
 * sees whether it is done; the next re-mark of the homework, or undo, goes on with it, and so does the server.
 */
export async function moveRuns(database: Database, homeworkId: number): Promise<void> {
  for (const runId of await selectMoving(database.reader, homeworkId)) await moveRun(database, runId);
}

/** The same for all homework, until `signal` says to stop: reading is slower while any run is on the move. */
export async function moveAllRuns(database: Database, signal: AbortSignal): Promise<void> {
  for (const runId of await selectMoving(database.reader)) await moveRun(database, runId, signal);
}

async function moveRun(database: Database, runId: number, signal?: AbortSignal): Promise<void> {
  const counted = new Set<number>();
  const move = (after: number) =>
    database.write((session) => moveSome(session, runId, { after, most: attemptsInOneTurn, counted }));
  for (let turn = await move(0); turn !== undefined && signal?.aborted !== true; turn = await move(turn.last)) {
    for (const student of turn.students) counted.add(student);
    await setTimeout(pause);
  }
}
