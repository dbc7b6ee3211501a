import { certaintyOf } from './certainty.ts';

/** Which answers a teacher is shown: those worth a look, all that are not sure, or all. */
export type Shown = 'look' | 'likely' | 'all';

/** So many students who were refused the same wording are worth a teacher's look, however sure the marking is. */
export const fewestSharing = 3;

/** Whether an answer is shown. `isShared`: so many were refused the same wording, see `fewestSharing`. */
export function isShown(shown: Shown, confidence: number, isShared: boolean): boolean {
  if (shown === 'all' || isShared) return true;
  const certainty = certaintyOf(confidence);
  return certainty === 'look' || (shown === 'likely' && certainty === 'likely');
}
