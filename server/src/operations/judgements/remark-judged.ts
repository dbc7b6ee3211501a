import { Op, Transaction } from 'sequelize';
import type { RemarkRun, RemarkSummary } from '../../contract/remark.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { Problem } from '../problems/problem.ts';
import { applyTarget } from '../remark/apply-remark.ts';
import { findRemarkTarget, type RemarkTarget } from '../remark/remark-target.ts';
import type { Services } from '../services/services.ts';

/** How often to begin again when others judge the same homework meanwhile. */
const mostTries = 12;
/** One after the other within this process: two at once would only stop each other. */
const underWay = new WeakMap<Database, Map<number, Promise<unknown>>>();

/** What changes when a judgement was stored: it is part of the homework's current scheme by then. */
export function remarkJudged(
  services: Services,
  homeworkId: number,
  by: Actor,
): Promise<{ run: RemarkRun | null; summary: RemarkSummary }> {
  const work = () => tryAgain(() => applyJudged(services, homeworkId, by));
  const own = underWay.get(services.database) ?? new Map<number, Promise<unknown>>();
  underWay.set(services.database, own);
  const made = (own.get(homeworkId) ?? Promise.resolve()).then(work, work);
  own.set(homeworkId, made);
  const isOver = () => {
    if (own.get(homeworkId) === made) own.delete(homeworkId);
  };
  made.then(isOver, isOver);
  return made;
}

/** Another re-mark of the homework, on another server or at a terminal, is no reason to leave a judgement half done. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict' || tries === mostTries) throw error;
    }
  }
}

function applyJudged(services: Services, homeworkId: number, by: Actor) {
  const findTarget = () => {
    services.catalogue.forget();
    return findRemarkTarget(services, String(homeworkId), { allowLower: true });
  };
  return applyTarget(services, findTarget, by, {
    within: async (session, target, runId) => {
      if (!(await isCurrent(session, target))) return false;
      await linkJudgements(session, homeworkId, runId);
      return true;
    },
  });
}

/** Somebody who has judged or published since is not to be overruled by an older version. */
async function isCurrent({ tables, transaction }: Session, { homework, version }: RemarkTarget): Promise<boolean> {
  const held = await tables.assignments.findOne({
    where: { id: homework.id, currentSchemeVersion: version },
    lock: Transaction.LOCK.SHARE,
    transaction,
  });
  return held !== null;
}

/** The run that first marks by a judgement, or first without it, is the one whose undoing undoes it. */
async function linkJudgements(
  { tables, transaction }: Session,
  homeworkId: number,
  runId: number | null,
): Promise<void> {
  const open = { homeworkId, isSettled: false };
  const [stands, isTakenBack] = [{ takenBackAt: null }, { takenBackAt: { [Op.ne]: null } }];
  const settle = { isSettled: true };
  await tables.judgements.update({ ...settle, remarkRunId: runId }, { where: { ...open, ...stands }, transaction });
  await tables.judgements.update(
    { ...settle, takenBackRunId: runId },
    { where: { ...open, ...isTakenBack }, transaction },
  );
}
