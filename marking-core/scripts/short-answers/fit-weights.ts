import { likelihood, measureNames, type Weights } from '../../src/rules/model-answer/likelihood.ts';
import type { Measures } from '../../src/rules/model-answer/measures.ts';
import type { ComparedAnswer } from './compared-answers.ts';

/** How strongly weights are drawn to 0, on measures of one unit of standard deviation: a few words of data must not decide. */
const penalty = 40;
const rounds = 4;
const steps = 5;

/**
 * Fits the weights by logistic regression with a ridge penalty. Which of several model answers an answer is compared with is not in
 * the data: in each round it is the one that the weights so far find most likely.
 */
export function fitWeights(answers: readonly ComparedAnswer[]): Weights {
  let weights = startWeights();
  for (let round = 0; round < rounds; round++) {
    const rows = answers.map(({ measures, isRight }) => ({ row: toRow(likeliest(measures, weights)), isRight }));
    weights = toWeights(regress(rows));
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

interface Row {
  readonly row: readonly number[];
  readonly isRight: boolean;
}

/** Newton's method on the penalised likelihood; the first column is the bias and is not penalised. */
function regress(rows: readonly Row[]): number[] {
  const size = rows[0]?.row.length ?? 0;
  const spreads = Array.from({ length: size }, (_, column) => variance(rows.map(({ row }) => row[column] ?? 0)));
  let values = new Array<number>(size).fill(0);
  for (let step = 0; step < steps; step++) {
    const ridge = spreads.map((spread, column) => (column === 0 ? 1e-6 : penalty * Math.max(spread, 1e-4)));
    const slope = values.map((value, column) => -(column === 0 ? 0 : (ridge[column] ?? 0) * value));
    const curve = ridge.map((own, column) => ridge.map((_, other) => (other === column ? own : 0)));
    for (const { row, isRight } of rows) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, x, column) => sum + x * (values[column] ?? 0), 0)));
      row.forEach((x, column) => {
        if (x === 0) return;
        slope[column] = (slope[column] ?? 0) + x * ((isRight ? 1 : 0) - chance);
        const line = curve[column] ?? [];
        for (let other = 0; other < size; other++)
          line[other] = (line[other] ?? 0) + x * (row[other] ?? 0) * chance * (1 - chance);
      });
    }
    const change = solve(curve, slope);
    values = values.map((value, column) => value + (change[column] ?? 0));
  }
  return values;
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/** Solves a system of linear equations with a positive definite matrix, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, index) => [...line, right[index] ?? 0]);
  const size = lines.length;
  lines.forEach((pivot, at) => {
    for (const line of lines.slice(at + 1)) {
      const factor = (line[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= size; column++)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  });
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    const line = lines[at] ?? [];
    const known = solution.reduce((sum, value, column) => sum + (column > at ? value * (line[column] ?? 0) : 0), 0);
    solution[at] = ((line[size] ?? 0) - known) / (line[at] ?? 1);
  }
  return solution;
}
