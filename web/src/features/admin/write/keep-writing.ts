import * as z from 'zod/mini';
import { forgetKept, keep, readKeptJson } from '../../../lib/device-storage.ts';
import { findStaffSession } from '../../../lib/staff-session/session-store.ts';
import type { Writing } from './written-draft.ts';

/** How long what was not stored is kept after its last change, in milliseconds: two weeks. */
const keptFor = 14 * 24 * 60 * 60_000;

/** With the version of what is kept: a later one that cannot read it must not try. */
const prefix = 'markwell-writing-1:';

const keptSchema = z.object({
  /** In milliseconds since 1970. */
  savedAt: z.number(),
  /** Our own, as it was written here. */
  writing: z.custom<Writing>(
    (value) => z.object({ review: z.object({ questions: z.array(z.unknown()) }) }).safeParse(value).success,
  ),
});
export type KeptWriting = z.infer<typeof keptSchema>;

/** The signed-in user's draft of one homework or a new one; other admins at this computer do not find it. */
const keyOf = (homework: number | undefined) =>
  `${prefix}${homework ?? 'new'}:${encodeURIComponent(findStaffSession('admin')?.name ?? '')}`;

/** Keeps what is being written on this device, so that it survives a reload; says whether it could. */
export function keepWriting(homework: number | undefined, writing: Writing, now: number): boolean {
  return keep(keyOf(homework), JSON.stringify({ savedAt: now, writing } satisfies KeptWriting));
}

/** What was written but not stored, unless it is older than two weeks. */
export function findWriting(homework: number | undefined, now: number): KeptWriting | undefined {
  const kept = keptSchema.safeParse(readKeptJson(keyOf(homework)));
  if (!kept.success) return undefined;
  if (now - kept.data.savedAt <= keptFor) return kept.data;
  forgetWriting(homework);
  return undefined;
}

export function forgetWriting(homework: number | undefined): void {
  forgetKept(keyOf(homework));
}
