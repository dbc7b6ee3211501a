import type { MarkOverrides } from '@markwell/marking-core';
import { selectOverrides } from '../../../db/lay-overrides.ts';
import {
  type AttemptRange,
  type RemarkScope,
  type StoredAttempt,
  selectStoredAttempts,
} from '../../../db/remark-rows.ts';
import type { StatementRunner } from '../../../db/session.ts';

/** Attempts read, and marked, at once: some hundredth of a second, between which the server answers others. */
export const attemptsAtOnce = 250;

/** An attempt with the marks that a teacher has set. */
export type ScannedAttempt = StoredAttempt & { readonly overrides?: MarkOverrides | undefined };

/**
 * Reads the attempts of a scope and a range, in batches by id; the next batch is being read while one is worked on. Memory does
 * not grow with their number.
 */
export async function* scanAttempts(
  session: StatementRunner,
  scope: RemarkScope,
  range: AttemptRange,
): AsyncGenerator<ScannedAttempt[]> {
  const overrides = await selectOverrides(session, scope.homeworkId);
  const read = (after: number) => selectStoredAttempts(session, scope, { ...range, after }, attemptsAtOnce);
  let next = read(range.after);
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
    yield overrides.size === 0 ? batch : batch.map((one) => ({ ...one, overrides: overrides.get(one.id) }));
    if (!isFull) return;
  }
}
