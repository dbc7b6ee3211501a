import type { StoredAttempt } from '../../db/remark-rows.ts';
import type { RemarkedAttempt } from './remark-batch.ts';

/** Attempts that were marked together. */
export interface RemarkedBatch {
  /** How many were read: those that were marked, and those that were passed over. */
  readonly read: number;
  readonly attempts: readonly StoredAttempt[];
  /** Those whose new marking does not say the same to the letter, by their places in `attempts`. */
  readonly remarked: readonly RemarkedAttempt[];
}

/** Batches that are marked while the caller works on an earlier one. */
const ahead = 8;

/**
 * Has batches marked, and gives them in the same order. The next ones are read and being marked meanwhile, a few of them, so
 * that memory does not grow with their number. Attempts that are not `due` are passed over.
 */
export async function* remarkBatches(
  batches: AsyncIterable<readonly StoredAttempt[]>,
  remark: (attempts: readonly StoredAttempt[]) => Promise<RemarkedAttempt[]>,
  isDue: (attempt: StoredAttempt) => boolean = () => true,
): AsyncGenerator<RemarkedBatch> {
  const underWay: Promise<RemarkedBatch>[] = [];
  const begin = async (batch: readonly StoredAttempt[]): Promise<RemarkedBatch> => {
    const attempts = batch.filter(isDue);
    return { read: batch.length, attempts, remarked: await remark(attempts) };
  };
  for await (const batch of batches) {
    const begun = begin(batch);
    // Should the caller give up, nobody is left to hear of it.
    begun.catch(() => {});
    underWay.push(begun);
    const [oldest] = underWay.length > ahead ? underWay.splice(0, 1) : [];
    if (oldest !== undefined) yield await oldest;
  }
  for (const begun of underWay) yield await begun;
}
