import { engineVersion } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { Database, Engine } from '../../db/database.ts';
import { insertRows, type NewRow } from '../../db/insert-rows.ts';
import { insertRunMarkings } from '../../db/remark-rows.ts';
import { type Session, selectRows } from '../../db/session.ts';
import { Problem } from '../problem.ts';
import type { RemarkedAttempt } from './remark-attempt.ts';
import type { RemarkTarget } from './remark-target.ts';

/** Markings stored in one turn of the writer, some hundredths of a second: students who submit wait no longer than that. */
const rowsInOneTurn = 600;

/** A run whose markings are being made; none of them counts yet. */
export interface Staging {
  /** The run; null as long as nothing was found to change. */
  readonly runId: number | null;
  /** Takes attempts whose marking is to change; stores them when there are enough of them, or `isLast`. */
  stage(remarked: readonly RemarkedAttempt[], session?: Session): Promise<void>;
  /** Resolves when everything that was taken is stored. */
  settle(): Promise<void>;
}

/** Begins a run. Its row is made with its first markings. */
export function createStaging(
  { database }: { database: Database },
  target: RemarkTarget,
  by: number | null,
  at: string,
): Staging {
  let runId: number | null = null;
  let waiting: RemarkedAttempt[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function store(session: Session, group: readonly RemarkedAttempt[]): Promise<void> {
    const run = runId ?? (await insertRun(session, target, by, at));
    if (runId !== null) await checkGoesOn(session, database.engine, run);
    await insertRunMarkings(
      session,
      group.flatMap((attempt) => markingRow(attempt, target, run, at)),
    );
    runId = run;
  }

  return {
    get runId() {
      return runId;
    },
    stage: async (remarked, session) => {
      const changed = remarked.filter(({ text }) => text !== undefined);
      if (session !== undefined) {
        if (changed.length > 0) await store(session, changed);
        return;
      }
      waiting.push(...changed);
      if (waiting.length < rowsInOneTurn) return;
      // One turn is written while the next is marked, and no more than that is kept in memory.
      await writing;
      const group = waiting;
      waiting = [];
      writing = database.write((own) => store(own, group));
      writing.catch(() => {});
    },
    settle: async () => {
      await writing;
      const group = waiting;
      waiting = [];
      if (group.length > 0) await database.write((own) => store(own, group));
    },
  };
}

const idRow = z.object({ id: z.number() });

async function insertRun(session: Session, target: RemarkTarget, by: number | null, at: string): Promise<number> {
  const row = {
    homework_id: target.homework.id,
    class_code: target.classCode,
    scheme_version: target.version,
    policy: target.policy,
    summary: '{}',
    started_by: by,
    applied_at: at,
    state: 'marking',
    allow_lower: target.allowLower,
    engine_version: engineVersion,
  };
  const [stored] = await insertRows(session, 'remark_runs', [row], 'RETURNING id');
  return idRow.parse(stored).id;
}

/** Throws when another re-mark of the homework has taken over; holds the run for this transaction else. */
export async function checkGoesOn(session: Session, engine: Engine, runId: number): Promise<void> {
  const lock = engine === 'postgres' ? ' FOR UPDATE' : '';
  const [run] = await selectRows(
    session,
    idRow,
    `SELECT id FROM remark_runs WHERE id = $1 AND state = 'marking'${lock}`,
    [runId],
  );
  if (run === undefined) {
    throw new Problem(
      'conflict',
      'Another re-mark of this homework was begun since, so this one stopped. It changed nothing.',
    );
  }
}

function markingRow(
  { stored, change, text }: RemarkedAttempt,
  target: RemarkTarget,
  runId: number,
  at: string,
): NewRow[] {
  if (change === undefined || text === undefined) return [];
  const { after } = change;
  return [
    {
      attempt_id: stored.id,
      scheme_version: target.version,
      policy: after.policy,
      engine_version: after.engineVersion,
      remark_run_id: runId,
      total_marks: after.totalMarks,
      max_marks: after.maxMarks,
      grade: after.grade,
      marking: text,
      marked_at: at,
      replaces_marking_id: stored.marking_id,
    },
  ];
}
