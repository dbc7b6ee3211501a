import type { Session } from './session.ts';

/** Most jobs in one transaction: enough to share the cost of a commit, few enough that the first does not wait long. */
const largestGroup = 256;

interface Job {
  /** Does the job's statements; throws what its caller is to see. */
  readonly run: (session: Session) => Promise<void>;
  /** Tells the caller that it is durable. */
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export interface SingleWriter {
  write<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Resolves when every write handed in so far has ended. */
  drain(): Promise<void>;
}

/**
 * A queue in front of the one connection that writes to SQLite. What waits while a group commits is the next group: one
 * transaction, a savepoint for each job, and no caller hears of success before the commit is on disk.
 */
export function createSingleWriter(session: Session): SingleWriter {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  const run = async () => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      await commitGroup(session, group);
    }
    running = undefined;
  };

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        let answer = () => {};
        waiting.push({
          run: async (jobSession) => {
            const result = await work(jobSession);
            answer = () => resolve(result);
          },
          done: () => answer(),
          failed: reject,
        });
        running ??= run();
      }),
    drain: async () => running,
  };
}

async function commitGroup(session: Session, group: readonly Job[]): Promise<void> {
  const kept: Job[] = [];
  try {
    await session.run('BEGIN IMMEDIATE');
    const [only] = group;
    if (group.length === 1 && only !== undefined) {
      await only.run(session);
      kept.push(only);
    } else {
      for (const job of group) if (await runInSavepoint(session, job)) kept.push(job);
    }
    await session.run('COMMIT');
  } catch (error) {
    // The only job threw, or the transaction failed as a whole (disk full, locked by another process): nothing was kept.
    await session.run('ROLLBACK').catch(() => {});
    for (const job of group) job.failed(error);
    return;
  }
  for (const job of kept) job.done();
}

/** Whether the job's work stands; when it threw, its caller has been told and its work is undone. */
async function runInSavepoint(session: Session, job: Job): Promise<boolean> {
  await session.run('SAVEPOINT job');
  try {
    await job.run(session);
  } catch (error) {
    await session.run('ROLLBACK TO job');
    await session.run('RELEASE job');
    job.failed(error);
    return false;
  }
  await session.run('RELEASE job');
  return true;
}
