import * as z from 'zod/mini';
import type { RemarkSummary } from '../../../contract/remark.ts';
import { beginToMove, selectMoving } from '../../../db/move-attempts.ts';
import { dropErased } from '../../../db/remark-rows.ts';
import { lockTable, numberColumn, type Session, selectRows } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { createRemarker } from './create-remarker.ts';
import { discardRun } from './discard-runs.ts';
import { findHorizon, newestAttemptId } from './find-horizon.ts';
import { createRemarkTally } from './remark-tally.ts';
import { describeTarget, type RemarkTarget } from './remark-target.ts';
import { attemptsAtOnce } from './scan-attempts.ts';
import { checkGoesOn, createStaging } from './stage-markings.ts';

const wants = () => ({ questions: false, text: true });

/** What becomes of a target. */
export interface AppliedTarget {
  readonly target: RemarkTarget;
  /** Null where nothing changes. */
  readonly runId: number | null;
  readonly summary: RemarkSummary;
  /** Whose marks change, of those that count. */
  readonly students: ReadonlySet<number>;
}

/** One target whose new markings are being made: `stage`, then within one transaction the next three; or `discard`. */
export interface StagedTarget {
  readonly target: RemarkTarget;
  /** Marks all attempts, and stores their new markings where they count for nothing. */
  stage(): Promise<void>;
  /** Whether no run was applied or undone since, and no mark set by hand. */
  isUndisturbed(session: Session): Promise<boolean>;
  /** Marks what has arrived since, up to this id. */
  complete(session: Session, upTo: number): Promise<AppliedTarget>;
  /** Makes the new markings count, and records it. */
  finish(session: Session): Promise<void>;
  /**
   * After that transaction, where the version was published by it: marks what was marked by the version before and stored a moment later. It
   * belongs to the same run.
   */
  markLate(): Promise<void>;
  /** Clears away what was stored. Never throws: the next re-mark of the homework would. */
  discard(): Promise<void>;
}

/** Begins to re-mark a target; nothing is done yet. */
export function stageTarget(
  services: Services,
  target: RemarkTarget,
  by: Actor,
  progress: (marked: number) => void,
): StagedTarget {
  const { database, now } = services;
  const at = now().toISOString();
  const tally = createRemarkTally();
  const remark = createRemarker(database, target);
  const staging = createStaging(services, target, by, at);
  let epoch = '';
  let firstHorizon = 0;
  let marked = 0;
  let after = 0;

  /** Marks what lies between, within a transaction when there is one, and gives how many that were. */
  const markUpTo = async (upTo: number, session?: Session): Promise<number> => {
    const before = marked;
    // An attempt that was marked by a version published after the run began keeps that.
    const range = upTo <= firstHorizon ? { after, upTo } : { after, upTo, newest: target.newest };
    for await (const batch of remark(range, wants, session)) {
      tally.add(batch);
      await staging.stage(batch, session);
      marked += batch.attempts;
      progress(marked);
    }
    after = upTo;
    return marked - before;
  };

  return {
    target,
    stage: async () => {
      epoch = await readEpoch(database.reader, target.homework.id);
      firstHorizon = await findHorizon(database);
      // What arrives during a long run is marked in further rounds, until the rest is little enough for the transaction.
      let upTo = firstHorizon;
      while ((await markUpTo(upTo)) > attemptsAtOnce) upTo = await findHorizon(database);
      await staging.settle();
    },
    isUndisturbed: async (session) => (await readEpoch(session, target.homework.id)) === epoch,
    complete: async (session, upTo) => {
      await markUpTo(upTo, session);
      return { target, runId: staging.runId, summary: tally.summary(), students: tally.students() };
    },
    finish: async (session) => {
      if (staging.runId === null) return;
      await checkGoesOn(session, staging.runId);
      await dropErased(session, staging.runId, at);
      await makeCount(services, session, staging.runId, tally.summary());
      await recordAudit(session, now(), {
        by,
        action: 'remark',
        subject: `homework ${target.homework.id}`,
        details: { run: staging.runId, ...describeTarget(target), summary: tally.summary() },
      });
    },
    markLate: () =>
      database.write(async (session) => {
        await lockTable(session, 'attempts');
        if (!(await isLatest(session, target.homework.id, staging.runId))) return;
        const isAny = (await markUpTo(await newestAttemptId(session), session)) > 0;
        if (isAny && staging.runId !== null) await makeCount(services, session, staging.runId, tally.summary());
      }),
    discard: async () => {
      if (staging.runId !== null) await discardRun(database, staging.runId).catch(() => {});
    },
  };
}

async function makeCount({ now }: Services, session: Session, runId: number, summary: RemarkSummary): Promise<void> {
  await beginToMove(session, runId, 'on');
  const { tables, transaction } = session;
  const applied = { state: 'applied', appliedAt: now().toISOString(), summary: JSON.stringify(summary) } as const;
  await tables.remarkRuns.update(applied, { where: { id: runId }, transaction });
}

/** Whether a run stands, and no other of the homework was applied after it, or is on the move. */
async function isLatest(session: Session, homeworkId: number, runId: number | null): Promise<boolean> {
  const { tables, transaction } = session;
  if ((await selectMoving(session, homeworkId)).some((moving) => moving !== runId)) return false;
  if (runId === null) return true;
  const where = { homeworkId, state: 'applied' } as const;
  const last = await tables.remarkRuns.findOne({ where, order: [['id', 'DESC']], transaction });
  return last?.id === runId && last.undoneAt === null;
}

/** Changes whenever a run of the homework is applied or undone, or marks of one of its attempts are set by hand or taken back. */
async function readEpoch(session: Session, homeworkId: number): Promise<string> {
  const epochRow = z.object({ runs: numberColumn, undone: numberColumn, given: numberColumn, ended: numberColumn });
  // By hand: four counts that must be of one moment.
  const [row] = await selectRows(
    session,
    epochRow,
    `SELECT count(*) AS runs, count(undone_at) AS undone,
            (SELECT count(*) ${overrides}) AS given, (SELECT count(o.ended_at) ${overrides}) AS ended
       FROM remark_runs WHERE homework_id = $1 AND state = 'applied'`,
    [homeworkId],
  );
  return `${row?.runs}/${row?.undone}/${row?.given}/${row?.ended}`;
}

const overrides = 'FROM mark_overrides o JOIN attempts a ON a.id = o.attempt_id WHERE a.homework_id = $1';
