import type { RemarkInput, RemarkRun, RemarkSummary } from '../../../contract/remark.ts';
import type { Actor } from '../../site/audit/actor.ts';
import type { Services } from '../../site/services/services.ts';
import { applyTargets } from './apply-targets.ts';
import { getRemarkRun } from './list-remark-runs.ts';
import { findRemarkTarget } from './remark-target.ts';

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
