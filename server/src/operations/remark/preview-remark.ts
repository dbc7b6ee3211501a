import type * as z from 'zod/mini';
import type { ChangedAttempt, RemarkInput, RemarkSummary, remarkPreviewSchema } from '../../contract/remark.ts';
import type { Services } from '../services.ts';
import { createRemarker } from './create-remarker.ts';
import { findHorizon } from './find-horizon.ts';
import { listChanges } from './list-changes.ts';
import { createRemarkTally } from './remark-tally.ts';
import { describeTarget, findRemarkTarget, type RemarkTarget } from './remark-target.ts';

/** Changes that a dry run lists unless told otherwise. */
const usualLimit = 500;

/** The dry run of a re-mark: its totals, and the first of its changes, by attempt. Stores nothing. */
export async function previewRemark(
  services: Services,
  id: string,
  { limit = usualLimit, ...input }: RemarkInput & { limit?: number | undefined },
): Promise<z.output<typeof remarkPreviewSchema>> {
  const target = await findRemarkTarget(services, id, input);
  const changes: ChangedAttempt[] = [];
  const summary = await streamRemark(services, target, async (batch) => {
    changes.push(...batch.slice(0, limit - changes.length));
    return changes.length < limit;
  });
  const { gain, lose, kept, moved } = summary;
  return { ...describeTarget(target), summary, changes, omitted: gain + lose + kept + moved - changes.length };
}

/**
 * A dry run of any size: hands over the changes batch by batch, by the order in which the attempts arrived, and gives the
 * totals at the end. Changes are handed over until `onChanges` says that it wants no more. `progress` hears how many attempts
 * were marked so far.
 */
export async function streamRemark(
  { database }: Services,
  target: RemarkTarget,
  onChanges: (changes: ChangedAttempt[]) => Promise<boolean>,
  progress: (marked: number) => void = () => {},
): Promise<RemarkSummary> {
  const tally = createRemarkTally();
  const remarker = createRemarker(database, target);
  let marked = 0;
  let wantsMore = true;
  try {
    const all = { after: 0, upTo: await findHorizon(database) };
    for await (const batch of remarker.remark(all, () => ({ questions: wantsMore, text: false }))) {
      tally.add(batch);
      const changes = wantsMore ? await listChanges(database.reader, batch) : [];
      if (changes.length > 0) wantsMore = await onChanges(changes);
      marked += batch.attempts;
      progress(marked);
    }
    return tally.summary();
  } finally {
    await remarker.end();
  }
}
