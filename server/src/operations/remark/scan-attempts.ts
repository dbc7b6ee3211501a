import { type RemarkScope, type StoredAttempt, selectStoredAttempts } from '../../db/remark-rows.ts';
import type { Session } from '../../db/session.ts';

/** Attempts read, and marked, at once: some hundredth of a second, between which the server answers others. */
export const attemptsAtOnce = 250;

/**
 * Reads the attempts of a scope with ids above `after` up to `upTo`, in batches by id; the next batch is being read while one
 * is worked on. Memory does not grow with their number.
 */
export async function* scanAttempts(
  session: Session,
  scope: RemarkScope,
  { after, upTo }: { after: number; upTo: number },
): AsyncGenerator<StoredAttempt[]> {
  const read = (from: number) => selectStoredAttempts(session, scope, { after: from, upTo, limit: attemptsAtOnce });
  let next = read(after);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    if (last === undefined) return;
    const isFull = batch.length === attemptsAtOnce;
    if (isFull) {
      next = read(last.id);
      // Should the reader give up on us, nobody is left to hear of it.
      next.catch(() => {});
    }
    yield batch;
    if (!isFull) return;
  }
}
