import { DatabaseUnavailable } from './unavailable.ts';

/** Has no call on one connection take too long. */
export interface CallLimit {
  /** Gives what `work` comes to. Rejects with `DatabaseUnavailable` where that takes too long, and at once while another is late. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is under way, that too that nobody waits for any more. */
  settled(): Promise<void>;
}

/** `limit` in milliseconds. What is late is not begun again: a disk that hangs would take a thread for each call. */
export function createCallLimit(limit: number): CallLimit {
  const late = new Set<Promise<unknown>>();
  return {
    run: (work) => {
      if (late.size > 0) return Promise.reject(new DatabaseUnavailable('silent'));
      const running = work();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const settled = running.catch(() => {}).finally(() => late.delete(settled));
          late.add(settled);
          reject(new DatabaseUnavailable('silent'));
        }, limit);
        running.then(resolve, reject).finally(() => clearTimeout(timer));
      });
    },
    settled: async () => {
      await Promise.all(late);
    },
  };
}
