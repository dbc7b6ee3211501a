import type { Database } from '../../../db/database.ts';
import { Problem } from '../../site/problems/problem.ts';

/** How often to begin again when others change the same homework meanwhile. */
const mostTries = 12;
/** Within this process two at once would only stop each other. */
const underWay = new WeakMap<Database, Map<number, Promise<unknown>>>();

/**
 * Does `work` when nothing else that was begun so for one of these homework is under way in this process. Another re-mark of one of
 * them, on another server or at a terminal, is no reason to give up: it begins again then.
 */
export function oneAfterAnother<Result>(
  database: Database,
  homeworkIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const own = underWay.get(database) ?? new Map<number, Promise<unknown>>();
  underWay.set(database, own);
  const before = Promise.allSettled(homeworkIds.map((id) => own.get(id)));
  const made = before.then(() => tryAgain(work));
  for (const id of homeworkIds) own.set(id, made);
  const isOver = () => {
    for (const id of homeworkIds) if (own.get(id) === made) own.delete(id);
  };
  made.then(isOver, isOver);
  return made;
}

async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || !isOvertaken(error) || tries === mostTries) throw error;
    }
  }
}

/** A refusal of what is asked is a conflict as well, and stays one however often it is tried: it says more than that. */
function isOvertaken({ code, details }: Problem): boolean {
  return code === 'conflict' && details.fields === undefined;
}
