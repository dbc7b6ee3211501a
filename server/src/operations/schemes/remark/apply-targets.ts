import type { RemarkInput, RemarkRun, RemarkSummary } from '../../../contract/remark.ts';
import { selectMoving } from '../../../db/move-attempts.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { discardUnfinishedRuns } from './discard-runs.ts';
import { newestAttemptId } from './find-horizon.ts';
import { getRemarkRun } from './list-remark-runs.ts';
import { moveRuns } from './move-runs.ts';
import { findRemarkTarget, type RemarkTarget } from './remark-target.ts';
import { type AppliedTarget, type StagedTarget, stageTarget } from './stage-target.ts';

/** How often to begin again when others change marks of the homework meanwhile. */
const mostTries = 3;

/** What else belongs to a re-mark. */
interface ApplyOptions {
  /** Hears how many attempts of the target under way were marked so far. */
  readonly progress?: (marked: number) => void;
  /**
   * Done in the transaction that makes the new markings count, just before. False where the targets are no longer the right ones: then
   * nothing is changed, and it begins again. What it throws ends the re-mark, and nothing is changed either.
   */
  readonly within?: (session: Session, applied: readonly AppliedTarget[]) => Promise<boolean>;
}

/**
 * Re-marks the homework that `findTargets` gives, each of them once: all of it or nothing. Attempts are marked first, and their new
 * markings stored in small turns where they count for nothing; then one short transaction marks what has arrived since, makes all of
 * them count, and records the runs with their audit entries. Interrupted before that, it has changed nothing and can be run again; after
 * that, it has changed everything. `findTargets` is asked anew each time that others came between. Gives what became of each target, in the
 * order of their ids.
 */
export async function applyTargets(
  services: Services,
  findTargets: () => Promise<readonly RemarkTarget[]>,
  by: Actor,
  { progress = () => {}, within = async () => true }: ApplyOptions = {},
): Promise<readonly AppliedTarget[]> {
  for (let tries = 1; tries <= mostTries; tries++) {
    // Whoever holds several homework takes them in one order, so that no two wait for each other.
    const targets = [...(await findTargets())].sort((one, other) => one.homework.id - other.homework.id);
    for (const { homework } of targets) {
      await discardUnfinishedRuns(services.database, homework.id);
      await moveRuns(services.database, homework.id);
    }
    const staged = targets.map((target) => stageTarget(services, target, by, progress));
    const applied = await tryToApply(services, staged, within);
    if (applied === undefined) continue;
    services.catalogue.forget();
    // It counts by now, whatever becomes of this.
    for (const one of staged) await goOn(services, one).catch(() => {});
    return applied;
  }
  throw new Problem(
    'conflict',
    'Other re-marks of this homework were applied or undone meanwhile, or marks were set by hand. Nothing changed; try again.',
  );
}

/** Rolls the transaction back when others came between. */
const overtaken = new Error('Others came between');

/** Undefined when others came between, and then nothing is changed. */
async function tryToApply(
  services: Services,
  staged: readonly StagedTarget[],
  within: Required<ApplyOptions>['within'],
): Promise<readonly AppliedTarget[] | undefined> {
  try {
    for (const one of staged) await one.stage();
    return await services.database.write(async (session) => {
      await lockTable(session, 'attempts');
      const upTo = await newestAttemptId(session);
      const applied: AppliedTarget[] = [];
      for (const one of staged) {
        if (!(await one.isUndisturbed(session))) throw overtaken;
        if ((await selectMoving(session, one.target.homework.id)).length > 0) throw overtaken;
        applied.push(await one.complete(session, upTo));
      }
      if (!(await within(session, applied))) throw overtaken;
      for (const one of staged) await one.finish(session);
      return applied;
    });
  } catch (error) {
    for (const one of staged) await one.discard();
    if (error === overtaken) return undefined;
    throw error;
  }
}

/** Points the attempts of what was applied, and marks those that were stored at that moment. */
async function goOn({ database }: Services, { target, markLate }: StagedTarget): Promise<void> {
  await moveRuns(database, target.homework.id);
  if (target.version <= target.newest) return;
  await markLate();
  await moveRuns(database, target.homework.id);
}

/**
 * Re-marks a homework, as `applyTargets` does. Gives a null run where nothing changes. `by` is who does it; `progress` hears how many
 * attempts were marked so far.
 */
export async function applyRemark(
  services: Services,
  id: string,
  input: RemarkInput,
  by: Actor,
  progress: (marked: number) => void = () => {},
): Promise<{ run: RemarkRun | null; summary: RemarkSummary }> {
  // Where somebody judges meanwhile, it begins again with the scheme that has it.
  const findTargets = async () => {
    services.catalogue.forget();
    return [await findRemarkTarget(services, id, input)];
  };
  const [applied] = await applyTargets(services, findTargets, by, { progress });
  if (applied === undefined) throw new Error('A re-mark was applied that nobody can tell of');
  const { runId, summary } = applied;
  return { run: runId === null ? null : await getRemarkRun(services, runId), summary };
}
