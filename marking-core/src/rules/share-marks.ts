import type { PartMarks } from './part-marks.ts';

/** How much of an answer is right, in parts or in what they count. */
export interface Share {
  /** What counts for the answer. */
  readonly right: number;
  /** What was answered and is wrong. */
  readonly wrong: number;
  /** What a full answer has; at least 1. */
  readonly of: number;
}

/** The whole marks for the right parts of an answer, rounded down: a share that is no whole mark is none. */
export function shareMarks({ right, wrong, of }: Share, maxMarks: number, by: PartMarks): number {
  const counted = by === 'right-less-wrong' ? Math.max(0, right - wrong) : Math.min(right, of);
  if (by === 'all') return counted === of && wrong === 0 ? maxMarks : 0;
  return Math.floor((maxMarks * counted) / of);
}
