import { availableParallelism } from 'node:os';
import type { Database } from '../../../db/database.ts';
import type { AttemptRange } from '../../../db/remark-rows.ts';
import type { StatementRunner } from '../../../db/session.ts';
import { markInThread } from './marking-thread.ts';
import type { RemarkRule } from './remark-attempt.ts';
import { batchRemarker, type RemarkedBatch, type RemarkWants } from './remark-batch.ts';
import { scanAttempts } from './scan-attempts.ts';

/**
 * Reads and marks the attempts of a range, in batches by their ids; some are marked ahead of those that are taken, a few, so that
 * memory does not grow with their number. `wants` is asked before each. With a `session`, they are read within its transaction.
 */
export type Remarker = (
  range: AttemptRange,
  wants: () => RemarkWants,
  session?: StatementRunner,
) => AsyncGenerator<RemarkedBatch>;

/** Attempts that are marked sooner than a thread has started. */
const worthAThread = 1_000;

/** Batches that the thread has to mark while the caller works on an earlier one. */
const ahead = 6;

type Target = RemarkRule & { readonly homework: { readonly id: number }; readonly classCode: string | null };

let runs = 0;

/**
 * Marks stored attempts again for one run: few at once, and from some number on in a thread of its own where there is a second core. What
 * a session reads is marked at once: within a transaction others wait.
 */
export function createRemarker(
  { reader }: Pick<Database, 'reader'>,
  { homework, classCode, scheme, earlier = [], policy, allowLower }: Target,
): Remarker {
  const rule = { scheme, earlier, policy, allowLower };
  const scope = { homeworkId: homework.id, classCode };
  const run = ++runs;
  let here: ReturnType<typeof batchRemarker> | undefined;
  let marked = 0;

  return async function* (range, wants, session) {
    const underWay: Promise<RemarkedBatch>[] = [];
    for await (const batch of scanAttempts(session ?? reader, scope, range)) {
      if (session !== undefined || marked < worthAThread || availableParallelism() === 1) {
        here ??= batchRemarker(rule);
        yield here(batch, wants());
      } else {
        const marking = markInThread({ run, rule, batch, wants: wants() });
        // Should the caller give up, nobody is left to hear of it.
        marking.catch(() => {});
        underWay.push(marking);
        if (underWay.length > ahead) yield* underWay.splice(0, 1);
      }
      marked += batch.length;
    }
    yield* underWay;
  };
}
