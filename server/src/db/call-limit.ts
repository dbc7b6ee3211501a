import { DatabaseUnavailable } from './unavailable.ts';

/** Has no call on one connection take too long. */
export interface CallLimit {
  /** Rejects with `DatabaseUnavailable` if `work` takes too long, or while another call is late. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is under way, including calls that were given up on. */
  settled(): Promise<void>;
}

/** `limit` in milliseconds. A late call is not retried: a disk that hangs would take up a thread for each. */
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
