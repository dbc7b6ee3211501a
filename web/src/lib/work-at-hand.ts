import { createListeners } from './listeners.ts';

/** A student's work on this page. */
export interface WorkAtHand {
  /** The answers, as a text to hand in another way. */
  readonly text: () => string;
  /** Whether there are answers that neither the server nor the device's outbox has. */
  readonly isUnsent: boolean;
  /** Whether they are offered again when the page is reopened. */
  readonly isKept: boolean;
  /** Whether they go by themselves once there is a connection; else the student has to press Submit then. */
  readonly isSentLater: boolean;
}

let work: WorkAtHand | undefined;
let isWatching = false;
const listeners = createListeners();

/** What a student is working on here, if anything. */
export function workAtHand(): WorkAtHand | undefined {
  return work;
}

/**
 * Records what a student is working on. While only this page has the answers, the browser asks before leaving
 * it.
 */
export function setWorkAtHand(next: WorkAtHand | undefined): void {
  work = next;
  if (!isWatching) addEventListener('beforeunload', askBeforeLeaving);
  isWatching = true;
  listeners.tell();
}

/** Calls `listener` at every change, until the function returned is called. */
export const onWorkAtHand = listeners.subscribe;

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!work?.isUnsent) return;
  event.preventDefault();
  // Browsers of some years ago ask only when there is one.
  event.returnValue = 'unsent';
}
