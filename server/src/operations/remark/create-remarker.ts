import { availableParallelism } from 'node:os';
import type { StoredAttempt } from '../../db/remark-rows.ts';
import { isThreadUp, type MarkingThread, useMarkingThread } from './marking-thread.ts';
import type { RemarkRule } from './remark-attempt.ts';
import { batchRemarker, type RemarkedAttempt, type RemarkWants } from './remark-batch.ts';

/** Marks stored attempts again for one run. */
export interface Remarker {
  /** Gives those of a batch whose new marking does not say the same to the letter. */
  remark(batch: readonly StoredAttempt[], wants: RemarkWants): Promise<RemarkedAttempt[]>;
  /** Lets go of its thread. */
  end(): void;
}

/** Attempts that are marked sooner than a thread has started. */
const worthAThread = 1_000;

/** Marks few attempts at once, and from some number on in a thread of its own where there is a second core. */
export function createRemarker({ scheme, policy, allowLower }: RemarkRule): Remarker {
  const rule = { scheme, policy, allowLower };
  let here: ReturnType<typeof batchRemarker> | undefined;
  let thread: MarkingThread | undefined;
  let marked = 0;
  return {
    remark: async (batch, wants) => {
      marked += batch.length;
      if (thread === undefined && (marked > worthAThread || isThreadUp()) && availableParallelism() > 1)
        thread = useMarkingThread(rule);
      const texts = {
        answers: batch.map(({ answers }) => answers),
        markings: batch.map(({ marking }) => marking),
        wants,
      };
      if (thread?.isReady) return thread.remark(texts);
      here ??= batchRemarker(rule);
      return here(texts);
    },
    end: () => thread?.end(),
  };
}
