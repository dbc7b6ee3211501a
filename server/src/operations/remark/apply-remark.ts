import * as z from 'zod/mini';
import type { RemarkInput, RemarkRun, RemarkSummary } from '../../contract/remark.ts';
import { lockTable } from '../../db/lock.ts';
import { beginToMove, selectMoving } from '../../db/move-attempts.ts';
import { dropErased } from '../../db/remark-rows.ts';
import { numberColumn, type Session, selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';
import { createRemarker } from './create-remarker.ts';
import { discardRun, discardUnfinishedRuns } from './discard-runs.ts';
import { findHorizon, newestAttemptId } from './find-horizon.ts';
import { getRemarkRun } from './list-remark-runs.ts';
import { moveRuns } from './move-runs.ts';
import { createRemarkTally } from './remark-tally.ts';
import { describeTarget, findRemarkTarget, type RemarkTarget } from './remark-target.ts';
import { attemptsAtOnce } from './scan-attempts.ts';
import { checkGoesOn, createStaging, type Staging } from './stage-markings.ts';

const wants = () => ({ questions: false, text: true });

/** How often to begin again when others change marks of the homework meanwhile. */
const mostTries = 3;

/**
 * Re-marks a homework. Attempts are marked first, and their new markings stored in small turns
 * where they count for nothing; then one short transaction marks what has arrived since, makes all of them count, and
 * records the run and its audit entry. Interrupted before that, it has changed nothing and can be run again; after that, it has
 * changed everything. Gives a null
 * run where nothing changes. `by` is who does it.
 */
export async function applyRemark(
  services: Services,
  id: string,
  input: RemarkInput,
  by: Actor,
  progress: (marked: number) => void = () => {},
): Promise<{ run: RemarkRun | null; summary: RemarkSummary }> {
  const target = await findRemarkTarget(services, id, input);
  return applyTarget(services, async () => target, by, { progress });
}

/** What else belongs to a re-mark. */
export interface ApplyOptions {
  readonly progress?: (marked: number) => void;
  /**
   * Done in the transaction that makes the new markings count, just before; `runId` is null where nothing changes. False where the target is
   * no longer the right one: then nothing is changed, and it begins again.
   */
  readonly within?: (session: Session, target: RemarkTarget, runId: number | null) => Promise<boolean>;
}

/** Re-marks by the target that `findTarget` gives; it is asked anew each time that it begins again. */
export async function applyTarget(
  services: Services,
  findTarget: () => Promise<RemarkTarget>,
  by: Actor,
  { progress = () => {}, within = async () => true }: ApplyOptions = {},
): Promise<{ run: RemarkRun | null; summary: RemarkSummary }> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const target = await findTarget();
    await discardUnfinishedRuns(services.database, target.homework.id);
    await moveRuns(services.database, target.homework.id);
    const applied = await tryToApply(services, target, by, { progress, within });
    if (applied === undefined) continue;
    // It counts by now, whatever becomes of this.
    await moveRuns(services.database, target.homework.id).catch(() => {});
    const { runId, summary } = applied;
    return { run: runId === null ? null : await getRemarkRun(services, runId), summary };
  }
  throw new Problem(
    'conflict',
    'Other re-marks of this homework were applied or undone meanwhile, or marks were set by hand. Nothing changed; try again.',
  );
}

/** Undefined when others came between, and then nothing is changed. */
async function tryToApply(
  services: Services,
  target: RemarkTarget,
  by: Actor,
  { progress, within }: Required<ApplyOptions>,
): Promise<{ runId: number | null; summary: RemarkSummary } | undefined> {
  const { database, now } = services;
  const at = now().toISOString();
  const tally = createRemarkTally();
  const remark = createRemarker(database, target);
  const staging = createStaging(services, target, by, at);
  const epoch = await readEpoch(database.reader, target.homework.id);
  const firstHorizon = await findHorizon(database);
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

  try {
    // What arrives during a long run is marked in further rounds, until the rest is little enough for the transaction.
    let upTo = firstHorizon;
    while ((await markUpTo(upTo)) > attemptsAtOnce) upTo = await findHorizon(database);
    await staging.settle();
    const summary = await database.write(async (session) => {
      await lockTable(session, 'attempts');
      if ((await readEpoch(session, target.homework.id)) !== epoch) return undefined;
      if ((await selectMoving(session, target.homework.id)).length > 0) return undefined;
      await markUpTo(await newestAttemptId(session), session);
      if (!(await within(session, target, staging.runId))) return undefined;
      const total = tally.summary();
      if (staging.runId !== null) await finish(services, session, staging, target, by, at, total);
      return total;
    });
    if (summary === undefined && staging.runId !== null) await discardRun(database, staging.runId);
    return summary === undefined ? undefined : { runId: staging.runId, summary };
  } catch (error) {
    if (staging.runId !== null) await discardRun(database, staging.runId).catch(() => {});
    throw error;
  }
}

async function finish(
  { now }: Services,
  session: Session,
  { runId }: Staging,
  target: RemarkTarget,
  by: Actor,
  since: string,
  summary: RemarkSummary,
): Promise<void> {
  if (runId === null) return;
  await checkGoesOn(session, runId);
  await dropErased(session, runId, since);
  await beginToMove(session, runId, 'on');
  const { tables, transaction } = session;
  const applied = { state: 'applied', appliedAt: now().toISOString(), summary: JSON.stringify(summary) } as const;
  await tables.remarkRuns.update(applied, { where: { id: runId }, transaction });
  await recordAudit(session, now(), {
    by,
    action: 'remark',
    subject: `homework ${target.homework.id}`,
    details: { run: runId, ...describeTarget(target), summary },
  });
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
