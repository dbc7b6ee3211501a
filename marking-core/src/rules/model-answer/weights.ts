/**
 * What each measure of an answer counts towards its being right. Fitted by marking-core/scripts/fit-model-answers.ts to answers that
 * people had marked (docs/decisions/0016-marking-from-a-model-answer.md); no question or answer of them is kept.
 */
export const weights = {
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
