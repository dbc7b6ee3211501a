import type { Measures } from './measures.ts';

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

/**
 * What each measure of an answer counts towards its being right. Fitted by marking-core/scripts/fit-model-answers.ts to answers that
 * people had marked (docs/decisions/0016-marking-from-a-model-answer.md); no question or answer of them is kept.
 */
const weights = {
  bias: -0.72,
  coverage: 1.28,
  keyBalance: 1.36,
  keyCoverageSquared: -0.98,
  heaviest: 1.07,
  bestKey: -0.9,
  noKey: -0.98,
  missing: -0.57,
  complete: 1.23,
  letters: 0.86,
  bestSentence: 0.64,
  keyCount: -0.01,
  sentences: -0.56,
  length: 0.35,
  leadDiffers: -3.05,
  leadAgrees: 0.39,
  denies: 0.59,
  deniesOtherwise: -0.24,
  polarMet: -0.36,
  relationClash: -2.02,
  clashShare: 0.69,
  strangeLabels: 0.16,
  several: -1.41,
  severalLetters: 2.05,
  severalCoverage: -0.64,
  severalClash: -3.06,
  severalPrecision: -0.42,
} as const;
