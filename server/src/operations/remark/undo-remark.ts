import type { RemarkRun } from '../../contract/remark.ts';
import { pointBeforeRun, selectLaterRuns } from '../../db/remark-rows.ts';
import { Problem } from '../problem.ts';
import { recordAudit } from '../record-audit.ts';
import type { Services } from '../services.ts';
import { getRemarkRun } from './list-remark-runs.ts';

/**
 * Gives every attempt of a run the marking that it had before, in one transaction. Its markings stay, and count no more.
 * Throws a `Problem` when it is undone already, and when a later run has re-marked some of the same attempts: that one must be
 * undone first, so that each step back is a step that was taken. `by` is the admin; null for the command line.
 */
export async function undoRemark(services: Services, id: string, by: number | null): Promise<RemarkRun> {
  const { database, now } = services;
  const { id: runId, homework } = await getRemarkRun(services, id);
  await database.write(async (session) => {
    // No run of the homework may be applied between what is looked at here and what is done.
    if (database.engine === 'postgres') await session.run('LOCK TABLE attempts IN SHARE ROW EXCLUSIVE MODE');
    const at = now();
    const undone = await session.run(
      'UPDATE remark_runs SET undone_at = $1 WHERE id = $2 AND undone_at IS NULL RETURNING id',
      [at.toISOString(), runId],
    );
    if (undone.length === 0) throw new Problem('conflict', `Re-mark ${runId} is undone already.`);
    const later = await selectLaterRuns(session, runId);
    if (later.length > 0) throw new Problem('conflict', laterRunsMessage(runId, later));
    await pointBeforeRun(session, runId);
    await recordAudit(session, at, {
      userId: by,
      action: 'undo-remark',
      subject: `homework ${homework.id}`,
      details: { run: runId },
    });
  });
  return getRemarkRun(services, runId);
}

/** What to undo before a run can be undone. */
export function laterRunsMessage(runId: number, later: readonly number[]): string {
  const [first] = later;
  const names = later.length === 1 ? `Re-mark ${first} has` : `Re-marks ${later.join(', ')} have`;
  return `${names} since marked some of the attempts of re-mark ${runId} again. Undo ${later.at(-1)} first.`;
}
