import { engineVersion } from '@markwell/marking-core';
import { insertRows } from '../src/db/insert-rows.ts';
import { beginToMove } from '../src/db/move-attempts.ts';
import type { StoredAttempt } from '../src/db/remark-rows.ts';
import { insertRunMarkings, type RunMarking } from '../src/db/run-markings.ts';
import { findHorizon } from '../src/operations/schemes/remark/find-horizon.ts';
import { moveRuns } from '../src/operations/schemes/remark/move-runs.ts';
import { scanAttempts } from '../src/operations/schemes/remark/scan-attempts.ts';
import { rowsInOneTurn } from '../src/operations/schemes/remark/stage-markings.ts';
import type { Services } from '../src/operations/site/services/services.ts';

/** Ids of the attempts that a run gave a new marking. */
export async function changedIds({ database }: Services, run: number): Promise<ReadonlySet<number>> {
  const rows = await database.reader.run('SELECT attempt_id AS id FROM markings WHERE remark_run_id = $1', [run]);
  return new Set(rows.flatMap((row) => (hasId(row) ? [row.id] : [])));
}

/**
 * The floor: reads every attempt of Year 8, writes as many markings as an apply did, a copy of the one that is there, in the same
 * turns, makes them count in the same way, and marks nothing. Gives the number of the run that it made.
 */
export async function copyRows({ database }: Services, ids: ReadonlySet<number>): Promise<number> {
  const row = {
    ...{ homework_id: 2, scheme_version: 2, policy: 'guarded', summary: '{}' },
    ...{ applied_at: 'x', state: 'marking' },
  };
  const [stored] = await database.write((session) => insertRows(session, 'remark_runs', [row], 'RETURNING id'));
  const run = hasId(stored) ? stored.id : 0;
  const common = { run, schemeVersion: 2, policy: 'guarded', engineVersion, at: 'x' };
  let waiting: RunMarking[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async (most: number) => {
    await writing;
    const rows = waiting.slice(0, most);
    waiting = waiting.slice(most);
    writing = database.write((session) => insertRunMarkings(session, common, rows));
  };
  const all = { homeworkId: 2, classCode: null };
  for await (const batch of scanAttempts(database.reader, all, { after: 0, upTo: await findHorizon(database) })) {
    for (const attempt of batch) if (ids.has(attempt.id)) waiting.push(copyOf(attempt));
    if (waiting.length >= rowsInOneTurn) await write(rowsInOneTurn);
  }
  await write(waiting.length);
  await writing;
  await database.write((session) => beginToMove(session, run, 'on'));
  await moveRuns(database, 2);
  return run;
}

function copyOf({ id, marking, marking_id }: StoredAttempt): RunMarking {
  return { attemptId: id, totalMarks: 1, maxMarks: 7, grade: 'x', marking, replaces: marking_id, doubtful: 0 };
}

function hasId(row: unknown): row is { id: number } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
}
