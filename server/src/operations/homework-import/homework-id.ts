import { Problem } from '../problem.ts';

/** The cards (design section 4): Years 7 to 11, and childcare. */
export const cardIds: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The id that an address or an argument names; throws a `Problem` when it is none. */
export function readHomeworkId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Problem('not-found', 'There is no such homework.');
  return Number(text);
}
