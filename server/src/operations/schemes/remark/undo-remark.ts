import type { RemarkRun } from '../../../contract/remark.ts';
import { layOverrides, selectBeforeRun } from '../../../db/lay-overrides.ts';
import { beginToMove, selectMoving } from '../../../db/move-attempts.ts';
import { selectLaterRuns } from '../../../db/remark-rows.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { undoJudgements } from '../versions/change-judged.ts';
import { getRemarkRun } from './list-remark-runs.ts';
import { moveRuns } from './move-runs.ts';

/**
 * Gives every attempt of a run the marking that it had before, in one transaction. Its markings stay, and count no more.
 * Throws a `Problem` when it is undone already, and when a later run has re-marked some of the same attempts: that one must be
 * undone first, so that each step back is a step that was taken. What was judged for the run is taken back with it, and what was taken back stands again. `by` is who does it.
 */
export async function undoRemark(services: Services, id: string, by: Actor): Promise<RemarkRun> {
  const { database, catalogue } = services;
  const { id: runId, homework } = await getRemarkRun(services, id);
  let isUndone = false;
  while (!isUndone) {
    await moveRuns(database, homework.id);
    isUndone = await database.write((session) => tryToUndo(services, session, runId, homework.id, by));
  }
  catalogue.forget();
  // It counts by now, whatever becomes of this.
  await moveRuns(database, homework.id).catch(() => {});
  return getRemarkRun(services, runId);
}

/** False, and nothing is changed, when another run has come between whose attempts are still on the move. */
async function tryToUndo(
  services: Services,
  session: Session,
  runId: number,
  homeworkId: number,
  by: Actor,
): Promise<boolean> {
  // No run of the homework may be applied between what is looked at here and what is done.
  await lockTable(session, 'attempts');
  if ((await selectMoving(session, homeworkId)).length > 0) return false;
  const at = services.now();
  const { tables, transaction } = session;
  const where = { id: runId, undoneAt: null };
  const [undone] = await tables.remarkRuns.update({ undoneAt: at.toISOString() }, { where, transaction });
  if (undone === 0) throw undoneAlready(runId);
  const later = await selectLaterRuns(session, runId);
  if (later.length > 0) throw new Problem('conflict', laterRunsMessage(runId, later));
  await layBack(services, session, runId, at);
  await beginToMove(session, runId, 'back');
  await undoJudgements(session, { homeworkId, runId, by, at });
  await recordAudit(session, at, {
    by,
    action: 'undo-remark',
    subject: `homework ${homeworkId}`,
    details: { run: runId },
  });
  return true;
}

/** Attempts whose marks were set by hand, or given back to the scheme, since the run: what was before it, with what is set now. */
async function layBack({ catalogue }: Services, session: Session, runId: number, at: Date): Promise<void> {
  for (const row of await selectBeforeRun(session, runId)) {
    const { attempt_id: attemptId, override_id: overrideId, homework_id: homeworkId, ...under } = row;
    const scheme = await catalogue.findScheme(homeworkId, under.scheme_version);
    if (scheme === undefined) throw new Error(`Homework ${homeworkId} has no version ${under.scheme_version}`);
    await layOverrides(session, {
      ...{ attemptId, under, overrideId },
      gradeScale: scheme.gradeScale,
      at: at.toISOString(),
    });
  }
}

/** Throws the `Problem` with which `undoRemark` would refuse a run as it stands: worth a look before anybody is asked. */
export function checkCanUndo({ id, undoneAt, undoFirst }: RemarkRun): void {
  if (undoneAt !== null) throw undoneAlready(id);
  if (undoFirst.length > 0) throw new Problem('conflict', laterRunsMessage(id, undoFirst));
}

const undoneAlready = (runId: number) => new Problem('conflict', `Re-mark ${runId} is undone already.`);

/** What to undo before a run can be undone. */
function laterRunsMessage(runId: number, later: readonly number[]): string {
  const [first] = later;
  const names = later.length === 1 ? `Re-mark ${first} has` : `Re-marks ${later.join(', ')} have`;
  return `${names} since marked some of the attempts of re-mark ${runId} again. Undo ${later.at(-1)} first.`;
}
