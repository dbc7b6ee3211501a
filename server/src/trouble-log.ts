import type { Logger } from 'pino';
import type { DatabaseUnavailable, Trouble } from './db/unavailable.ts';

/** Says in the log when the database cannot be used, and when it can be again: once each, however many calls find out. */
export interface TroubleLog {
  /** A call has failed for this. */
  found(unavailable: DatabaseUnavailable): void;
  /** Something has been stored. */
  passed(): void;
}

export function createTroubleLog(logger: Logger): TroubleLog {
  const told = new Set<Trouble>();
  return {
    found: (unavailable) => {
      const { trouble } = unavailable;
      if (told.has(trouble)) return;
      told.add(trouble);
      logger.error({ err: unavailable, trouble }, 'the database cannot be used');
    },
    passed: () => {
      if (told.size === 0) return;
      logger.warn({ trouble: [...told].join(', ') }, 'the database can be used again');
      told.clear();
    },
  };
}
