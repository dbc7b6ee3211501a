import { certainties, certaintyOf } from '../../src/results/certainty.ts';

/** A mark with how sure it was, and whether a person gave the same. */
export interface SureMark {
  readonly confidence: number;
  readonly isSame: boolean;
}

/** Of each certainty: its share of all marks, and the share of them with which people agree, 0 to 1. */
export function byCertainty(marks: readonly SureMark[]) {
  return certainties.map((name) => {
    const own = marks.filter(({ confidence }) => certaintyOf(confidence) === name);
    return { name, share: own.length / Math.max(1, marks.length), agreement: agreed(own) };
  });
}

const bins = 10;

/** Expected calibration error, 0 to 1: how far confidence is from agreement, over ten ranges of confidence, by their size. */
export function calibrationError(marks: readonly SureMark[]): number {
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const own = marks.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === bin);
    if (own.length === 0) continue;
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    error += (own.length / marks.length) * Math.abs(mean - agreed(own));
  }
  return error;
}

function agreed(marks: readonly SureMark[]): number {
  return marks.filter(({ isSame }) => isSame).length / Math.max(1, marks.length);
}
