import * as z from 'zod/mini';
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

/** Of one homework, or a new one, by whoever is signed in: another admin at this computer does not find it. */
const keyOf = (homework: number | undefined) =>
  `${prefix}${homework ?? 'new'}:${encodeURIComponent(findStaffSession('admin')?.name ?? '')}`;

/** Keeps what is being written on this device, so that it survives a reload; says whether it could. */
export function keepWriting(homework: number | undefined, writing: Writing, now: number): boolean {
  try {
    localStorage.setItem(keyOf(homework), JSON.stringify({ savedAt: now, writing } satisfies KeptWriting));
    return true;
  } catch {
    return false;
  }
}

/** What was being written and not stored; undefined where there is none, or it is older than two weeks. */
export function findWriting(homework: number | undefined, now: number): KeptWriting | undefined {
  try {
    const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(homework)) ?? 'null'));
    if (!kept.success) return undefined;
    if (now - kept.data.savedAt <= keptFor) return kept.data;
    forgetWriting(homework);
    return undefined;
  } catch {
    return undefined;
  }
}

export function forgetWriting(homework: number | undefined): void {
  try {
    localStorage.removeItem(keyOf(homework));
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
