import type { WorkAtHand } from '../../lib/work-at-hand.ts';
import type { Trouble } from './check-health.ts';

/** What the line at the edge begins with, for somebody who goes on working. */
const titles = {
  offline: 'No connection',
  'no-answer': 'No connection',
  server: 'The site has a problem',
  update: 'System Update in Progress',
} as const satisfies Record<Trouble, string>;

/** What the line at the edge says: what is known, and what becomes of the work. */
export function lineText(trouble: Trouble, work: WorkAtHand | undefined): string {
  if (work === undefined) return `${titles[trouble]}. This page checks by itself.`;
  const later = work.isSentLater ? 'your answers are sent later' : 'submit when the connection is back';
  return `${titles[trouble]}. Keep going: ${later}.`;
}

/** What the reader can do about it besides waiting; undefined if nothing. */
export const advice: Readonly<Record<Trouble, string | undefined>> = {
  offline: 'This device has no connection: look at that first.',
  'no-answer': 'If other sites do not open either, it is the connection of this device.',
  server: 'The site answers, but it cannot save anything just now. If this lasts, tell whoever looks after it.',
  update: undefined,
};

/** Addresses where students type: there the work goes on, and nothing may come over it. */
const workPages = /^\/(quiz|homework\/|result|btec-childcare)/i;

/** Whether a line at the edge has to do, because somebody may be in the middle of a word. */
export function isForWork(address: string, work: WorkAtHand | undefined): boolean {
  return work !== undefined || workPages.test(address);
}
