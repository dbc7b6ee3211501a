import { Op } from 'sequelize';
import type { Database } from '../../../db/database.ts';
import type { Session } from '../../../db/session.ts';

const rowsInOneTurn = 1_000;

/**
 * Clears away runs of a homework that were not applied. One that was interrupted, be it while it was cleared away itself, goes;
 * one that is under way elsewhere stops, and changes nothing. Their markings never counted. In small turns, so that
 * students who submit do not wait.
 */
export async function discardUnfinishedRuns(database: Database, homeworkId: number): Promise<void> {
  const where = { homeworkId, state: { [Op.ne]: 'applied' } };
  const runs = await database.reader.tables.remarkRuns.findAll({ where });
  for (const { id } of runs) await discardRun(database, id);
}

/** Clears away one run that was not applied. */
export async function discardRun(database: Database, runId: number): Promise<void> {
  // From here on whoever works on it finds that it is gone.
  await database.write(({ tables, transaction }) =>
    tables.remarkRuns.update({ state: 'discarded' }, { where: { id: runId, state: 'marking' }, transaction }),
  );
  for (;;) {
    const isGone = await database.write((session) => discardSome(session, runId));
    if (isGone) return;
  }
}

async function discardSome(session: Session, runId: number): Promise<boolean> {
  const { tables, transaction } = session;
  // By hand: a model would fetch each of them first.
  await session.run(
    `DELETE FROM markings WHERE id IN (
       SELECT m.id FROM markings m JOIN remark_runs r ON r.id = m.remark_run_id
        WHERE r.id = $1 AND r.state = 'discarded' LIMIT ${rowsInOneTurn})`,
    [runId],
  );
  const left = await tables.markings.findOne({ attributes: ['id'], where: { remarkRunId: runId }, transaction });
  if (left !== null) return false;
  await tables.remarkRuns.destroy({ where: { id: runId, state: 'discarded' }, transaction });
  return true;
}
