import { availableParallelism } from 'node:os';
import type { Database } from '../../db/database.ts';
import type { AttemptRange } from '../../db/remark-rows.ts';
import type { StatementRunner } from '../../db/session.ts';
import { isThreadUp, type MarkingThread, useMarkingThread } from './marking-thread.ts';
import type { RemarkRule } from './remark-attempt.ts';
import { batchRemarker, type RemarkedBatch, type RemarkWants } from './remark-batch.ts';
import { scanAttempts } from './scan-attempts.ts';

/** Marks stored attempts again for one run. */
export interface Remarker {
  /**
   * Reads and marks the attempts of a range, in batches by their ids; some are marked ahead of those that are taken, a few, so that
   * memory does not grow with their number. `wants` is asked before each. With a `session`, they are read within its transaction.
   */
  remark(range: AttemptRange, wants: () => RemarkWants, session?: StatementRunner): AsyncGenerator<RemarkedBatch>;
  /** Lets go of its thread. */
  end(): Promise<void>;
}

/** Attempts that are marked sooner than a thread has started. */
const worthAThread = 1_000;

type Target = RemarkRule & { readonly homework: { readonly id: number }; readonly classCode: string | null };

/** Marks few attempts at once, and from some number on in a thread of its own where there is a second core. */
export function createRemarker(
  database: Database,
  { homework, classCode, scheme, earlier = [], policy, allowLower }: Target,
): Remarker {
  const rule = { scheme, earlier, policy, allowLower };
  const scope = { homeworkId: homework.id, classCode };
  const { address, reader } = database;
  let here: ReturnType<typeof batchRemarker> | undefined;
  let thread: MarkingThread | undefined;
  let marked = 0;

  const findThread = () => {
    if (thread === undefined && (marked > worthAThread || isThreadUp()) && availableParallelism() > 1)
      thread = useMarkingThread({ address, scope, rule });
    return thread?.isReady ? thread : undefined;
  };

  return {
    remark: async function* (range, wants, session) {
      let { after } = range;
      let ready = session === undefined ? findThread() : undefined;
      if (ready === undefined) {
        for await (const batch of scanAttempts(session ?? reader, scope, range)) {
          here ??= batchRemarker(rule);
          yield here(batch, wants());
          marked += batch.length;
          after = batch.at(-1)?.id ?? after;
          ready = session === undefined ? findThread() : undefined;
          if (ready !== undefined) break;
        }
      }
      if (ready !== undefined) yield* ready.remark({ ...range, after }, wants);
    },
    end: async () => thread?.end(),
  };
}
