import { engineVersion } from '@markwell/marking-core';
import type { Database } from '../../../db/database.ts';
import { insertRunMarkings, type RunMarking } from '../../../db/run-markings.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { RemarkedAttempt, RemarkedBatch } from './remark-batch.ts';
import type { RemarkTarget } from './remark-target.ts';

/** Markings stored in one turn of the writer, some hundredths of a second: students who submit wait no longer than that. */
export const rowsInOneTurn = 600;

/** A run whose markings are being made; none of them counts yet. */
export interface Staging {
  /** The run; null as long as nothing was found to change. */
  readonly runId: number | null;
  /** Takes the new markings of a batch, and stores them when there are enough; at once in a transaction that is under way. */
  stage(batch: RemarkedBatch, session?: Session): Promise<void>;
  /** Resolves when everything that was taken is stored. */
  settle(): Promise<void>;
}

/** Begins a run. Its row is made with its first markings. */
export function createStaging(
  { database }: { database: Database },
  target: RemarkTarget,
  by: Actor,
  at: string,
): Staging {
  let runId: number | null = null;
  let waiting: RunMarking[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function store(session: Session, group: readonly RunMarking[]): Promise<void> {
    const run = runId ?? (await insertRun(session, target, by, at));
    const { version: schemeVersion, policy } = target;
    await insertRunMarkings(session, { run, schemeVersion, policy, engineVersion, at }, group);
    runId = run;
  }

  async function storeIfItGoesOn(session: Session, group: readonly RunMarking[]): Promise<void> {
    if (runId !== null) await checkGoesOn(session, runId);
    await store(session, group);
  }

  return {
    get runId() {
      return runId;
    },
    stage: async (batch, session) => {
      const changed = batch.remarked.flatMap(toMarking);
      if (session !== undefined) {
        if (changed.length > 0) await store(session, changed);
        return;
      }
      waiting.push(...changed);
      if (waiting.length < rowsInOneTurn) return;
      // One turn is written while the next is marked, and no more than that is kept in memory.
      await writing;
      const group = waiting.splice(0, rowsInOneTurn);
      writing = database.write((own) => storeIfItGoesOn(own, group));
      writing.catch(() => {});
    },
    settle: async () => {
      await writing;
      const group = waiting;
      waiting = [];
      if (group.length > 0) await database.write((own) => storeIfItGoesOn(own, group));
    },
  };
}

async function insertRun(
  { tables, transaction }: Session,
  target: RemarkTarget,
  by: Actor,
  at: string,
): Promise<number> {
  const { userId, terminalUser } = storeActor(by);
  const row = {
    homeworkId: target.homework.id,
    classCode: target.classCode,
    schemeVersion: target.version,
    policy: target.policy,
    summary: '{}',
    startedBy: userId,
    terminalUser,
    appliedAt: at,
    undoneAt: null,
    state: 'marking' as const,
    allowLower: target.allowLower,
    engineVersion,
  };
  return (await tables.remarkRuns.create(row, { transaction })).id;
}

/** Throws when another re-mark of the homework has taken over; holds the run for this transaction else. */
export async function checkGoesOn({ tables, transaction }: Session, runId: number): Promise<void> {
  const run = await tables.remarkRuns.findOne({ where: { id: runId, state: 'marking' }, lock: true, transaction });
  if (run === null) {
    throw new Problem(
      'conflict',
      'Another re-mark of this homework was begun since, so this one stopped. It changed nothing.',
    );
  }
}

function toMarking({ attemptId, markingId, after, text, doubtful }: RemarkedAttempt): RunMarking[] {
  if (text === undefined) return [];
  const { totalMarks, maxMarks, grade } = after;
  return [{ attemptId, totalMarks, maxMarks, grade, marking: text, replaces: markingId, doubtful }];
}
