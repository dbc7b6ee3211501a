import type { Measures } from './measures.ts';
import { weights } from './weights.ts';

/** What each measure counts, and the bias. */
export type Weights = Readonly<Record<keyof Measures | 'bias', number>>;

/**
 * How likely it is that a person would mark an answer as right, 0 to 1, from what it has of one model answer: a logistic function of
 * its measures.
 */
export function likelihood(measures: Measures, by: Weights = weights): number {
  let sum = by.bias;
  for (const name of measureNames) sum += by[name] * measures[name];
  return 1 / (1 + Math.exp(-sum));
}

/** The measures in the order of the table of weights. */
export const measureNames = [
  'coverage',
  'keyBalance',
  'keyCoverageSquared',
  'heaviest',
  'bestKey',
  'noKey',
  'missing',
  'complete',
  'letters',
  'bestSentence',
  'keyCount',
  'sentences',
  'length',
  'leadDiffers',
  'leadAgrees',
  'denies',
  'deniesOtherwise',
  'polarMet',
  'relationClash',
  'clashShare',
  'strangeLabels',
  'several',
  'severalLetters',
  'severalCoverage',
  'severalClash',
  'severalPrecision',
] as const satisfies readonly (keyof Measures)[];
