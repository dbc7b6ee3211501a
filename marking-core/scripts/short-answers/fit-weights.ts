import { likelihood, measureNames, type Weights } from '../../src/rules/model-answer/likelihood.ts';
import type { Measures } from '../../src/rules/model-answer/measures.ts';
import type { ComparedAnswer } from './compared-answers.ts';
import { regress } from './regress.ts';

/** How strongly weights are drawn to 0, on measures of one unit of standard deviation: a few words of data must not decide. */
const penalty = 40;
const rounds = 4;

/**
 * Fits the weights by logistic regression with a ridge penalty. Which of several model answers an answer is compared with is not in
 * the data: in each round it is the one that the weights so far find most likely.
 */
export function fitWeights(answers: readonly ComparedAnswer[]): Weights {
  let weights = startWeights();
  for (let round = 0; round < rounds; round++) {
    const rows = answers.map(({ measures, isRight }) => ({ row: toRow(likeliest(measures, weights)), isRight }));
    weights = toWeights(regress(rows, () => penalty));
  }
  return weights;
}

/** The measures against the model answer that the answer is most likely to be like. There must be at least one. */
export function likeliest(measures: readonly Measures[], weights: Weights): Measures {
  return measures.reduce((best, next) => (likelihood(next, weights) > likelihood(best, weights) ? next : best));
}

function startWeights(): Weights {
  return { ...toWeights([0, ...measureNames.map(() => 0)]), keyBalance: 3, coverage: 1, bias: -1.5 };
}

function toRow(measures: Measures): number[] {
  return [1, ...measureNames.map((name) => measures[name])];
}

function toWeights(values: readonly number[]): Weights {
  const [bias = 0, ...others] = values;
  const at = (name: keyof Measures) => others[measureNames.indexOf(name)] ?? 0;
  return {
    bias,
    coverage: at('coverage'),
    keyBalance: at('keyBalance'),
    keyCoverageSquared: at('keyCoverageSquared'),
    heaviest: at('heaviest'),
    bestKey: at('bestKey'),
    noKey: at('noKey'),
    missing: at('missing'),
    complete: at('complete'),
    letters: at('letters'),
    bestSentence: at('bestSentence'),
    keyCount: at('keyCount'),
    sentences: at('sentences'),
    length: at('length'),
    leadDiffers: at('leadDiffers'),
    leadAgrees: at('leadAgrees'),
    denies: at('denies'),
    deniesOtherwise: at('deniesOtherwise'),
    polarMet: at('polarMet'),
    relationClash: at('relationClash'),
    clashShare: at('clashShare'),
    strangeLabels: at('strangeLabels'),
    several: at('several'),
    severalLetters: at('severalLetters'),
    severalCoverage: at('severalCoverage'),
    severalClash: at('severalClash'),
    severalPrecision: at('severalPrecision'),
  };
}
