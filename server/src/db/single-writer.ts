import type { Session } from './session.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import type { FileWatch } from './watch-file.ts';

// SQL by hand: see decision 0042.

/** Most jobs in one transaction: enough to share the commit, few enough that the first waits briefly. */
const largestGroup = 256;

interface Job {
  /** When it was handed in, on the clock of `performance.now`. */
  readonly from: number;
  /** Runs the job's statements; throws whatever its caller should see. */
  readonly run: (session: Session) => Promise<void>;
  /** Tells the caller that it is durable. */
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What a writer writes to. */
export interface WriterOptions {
  readonly session: Session;
  /** Resolves when no statement of the session is under way any more, late ones included. */
  readonly settled: () => Promise<void>;
  readonly file: FileWatch;
  /** How long a job may wait for its turn, in milliseconds. */
  readonly patience: number;
}

export interface SingleWriter {
  write<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Resolves when every write handed in so far has ended. */
  drain(): Promise<void>;
}

/**
 * A queue in front of the one connection that writes to SQLite. Whatever waits while a group commits is the
 * next group: one transaction, with a savepoint for each job. No caller hears of success before the commit is
 * on disk, in the file at the address. A job that waits too long is not run.
 */
export function createSingleWriter(options: WriterOptions): SingleWriter {
  const { session, settled, file, patience } = options;
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;

  const run = async () => {
    // One timer for all that wait costs them less than one for each.
    const patrol = setInterval(
      () => endWaiting(performance.now() - patience, new DatabaseUnavailable('busy')),
      patience / 20,
    );
    while (waiting.length > 0) await beginAndCommit();
    clearInterval(patrol);
    running = undefined;
  };

  /** Fails the jobs queued before a given time that have not begun. */
  const endWaiting = (before: number, error: unknown) => {
    const late = waiting.filter(({ from }) => from <= before);
    if (late.length === 0) return;
    waiting = waiting.filter(({ from }) => from > before);
    for (const job of late) job.failed(error);
  };

  const beginAndCommit = async () => {
    const begun = performance.now();
    try {
      await file.before();
      await session.run('BEGIN IMMEDIATE');
    } catch (error) {
      endWaiting(begun, error);
      await rollBack();
      return;
    }
    const group = waiting.slice(0, largestGroup);
    waiting = waiting.slice(largestGroup);
    try {
      const kept = await runGroup(session, group);
      await session.run('COMMIT');
      file.after();
      for (const job of kept) job.done();
    } catch (error) {
      // The only job threw, or the whole transaction failed (disk full, say), and nothing was kept. But if
      // the file vanished after the commit, or a disk was late, it may have been; then a repeat gets its
      // receipt.
      for (const job of group) job.failed(error);
      await rollBack();
    }
  };

  /** Fails harmlessly if there is nothing to roll back. */
  const rollBack = async () => {
    await settled();
    await session.run('ROLLBACK').catch(() => {});
  };

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        let answer = () => {};
        waiting.push({
          from: performance.now(),
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

/** Runs a group's jobs and returns those that succeeded. Throws as the only job of a group does. */
async function runGroup(session: Session, group: readonly Job[]): Promise<readonly Job[]> {
  const [only] = group;
  if (group.length === 1 && only !== undefined) {
    await only.run(session);
    return group;
  }
  const kept: Job[] = [];
  for (const job of group) if (await runInSavepoint(session, job)) kept.push(job);
  return kept;
}

/** Whether the job succeeded; if it threw, its caller has been told and its work undone. */
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
