import { useEffect, useState } from 'react';
import type { DraftReview } from '../editor/draft-review.ts';
import { findWriting, forgetWriting, keepWriting } from './keep-writing.ts';
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
