import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { forgetKept, keep, readKeptJson } from '../../../lib/device-storage.ts';
import { findStaffSession } from '../../../lib/staff-session/session-store.ts';
import type { DraftReview } from '../editor/draft-review.ts';
import type { Writing } from './written-draft.ts';

/** What is being written, kept on this device at each change until it is stored or given up. */
export interface WritingState {
  readonly writing: Writing;
  /** When the draft on this device was last changed; undefined when starting afresh. */
  readonly foundAt: number | undefined;
  /** Whether this device keeps it. */
  readonly isKept: boolean;
  readonly change: (review: DraftReview) => void;
  /** Puts something else in its place, and forgets what was kept. */
  readonly startAnew: (writing: Writing) => void;
  /** Puts something else in its place, and keeps that. */
  readonly replace: (writing: Writing) => void;
  readonly forget: () => void;
}

/** `homework` is the number of a stored one; `start` what it begins with where nothing was kept. */
export function useWriting(homework: number | undefined, start: () => Writing): WritingState {
  const [{ writing, foundAt, isChanged }, setState] = useState(() => {
    const kept = findWriting(homework, Date.now());
    return { writing: kept?.writing ?? start(), foundAt: kept?.savedAt, isChanged: false };
  });
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (isChanged) setKept(keepWriting(homework, writing, Date.now()));
  }, [homework, writing, isChanged]);
  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isKept]);
  return {
    writing,
    foundAt,
    isKept,
    change: (review) => setState({ writing: { ...writing, review }, foundAt, isChanged: true }),
    startAnew: (fresh) => {
      forgetWriting(homework);
      setState({ writing: fresh, foundAt: undefined, isChanged: false });
    },
    replace: (fresh) => setState({ writing: fresh, foundAt, isChanged: true }),
    forget: () => forgetWriting(homework),
  };
}

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
type KeptWriting = z.infer<typeof keptSchema>;

/** The signed-in user's draft of one homework or a new one; other admins at this computer do not find it. */
const keyOf = (homework: number | undefined) =>
  `${prefix}${homework ?? 'new'}:${encodeURIComponent(findStaffSession('admin')?.name ?? '')}`;

/** Keeps what is being written on this device, so that it survives a reload; says whether it could. */
function keepWriting(homework: number | undefined, writing: Writing, now: number): boolean {
  return keep(keyOf(homework), JSON.stringify({ savedAt: now, writing } satisfies KeptWriting));
}

/** What was written but not stored, unless it is older than two weeks. */
function findWriting(homework: number | undefined, now: number): KeptWriting | undefined {
  const kept = keptSchema.safeParse(readKeptJson(keyOf(homework)));
  if (!kept.success) return undefined;
  if (now - kept.data.savedAt <= keptFor) return kept.data;
  forgetWriting(homework);
  return undefined;
}

function forgetWriting(homework: number | undefined): void {
  forgetKept(keyOf(homework));
}
