import type { RemarkRule } from './remark-attempt.ts';
import { batchRemarker, type RemarkedBatch, type RemarkWants } from './remark-batch.ts';
import type { ScannedAttempt } from './scan-attempts.ts';

/** A batch of one run, with all that it takes to mark it. */
export interface RemarkTask {
  /** Tells runs apart. */
  readonly run: number;
  readonly rule: RemarkRule;
  readonly batch: readonly ScannedAttempt[];
  readonly wants: RemarkWants;
}

const mostRuns = 4;

/** What was learned of the rules of the latest runs. */
const remarkers = new Map<number, ReturnType<typeof batchRemarker>>();

/** What the thread does: see `markingThread`. */
export default function markBatch({ run, rule, batch, wants }: RemarkTask): RemarkedBatch {
  const mark = remarkers.get(run) ?? batchRemarker(rule);
  remarkers.delete(run);
  remarkers.set(run, mark);
  for (const oldest of remarkers.keys()) if (remarkers.size > mostRuns) remarkers.delete(oldest);
  return mark(batch, wants);
}
