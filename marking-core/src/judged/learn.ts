/** What people's judgements of one question say about other answers to it. */
export interface Learnt {
  /** How much each judged answer speaks for (above 0) or against an answer that is the same, before likeness. */
  readonly pulls: readonly number[];
  /** How much more generously (above 0) or strictly to mark the question, as logits. */
  readonly level: number;
}

/** A judged answer as it is learnt from. */
export interface Lesson {
  /** What marking by itself gives, as the logit of the share of marks. */
  readonly prior: number;
  /** The share of the marks that a person gave, 0 to 1. */
  readonly share: number;
}

/** How far the level of a question may be from what marking gives, and how far single answers may, as variances of logits. */
export interface Trust {
  readonly level: number;
  readonly likeness: number;
}

const steps = 12;

/**
 * Logistic regression around the prior, with a covariance between answers: a common level, and likeness. The same lessons always give
 * the same; the order does not matter. Newton's method, with one solution of as many equations as there are lessons a step.
 *
 * @param like How alike two lessons are, 0 to 1, by their places.
 */
export function learn(lessons: readonly Lesson[], like: (one: number, other: number) => number, trust: Trust): Learnt {
  const size = lessons.length;
  const covariance = lessons.map((_, row) =>
    lessons.map((_, column) => trust.level + trust.likeness * (row === column ? 1 : like(row, column))),
  );
  let shifts = lessons.map(() => 0);
  let pulls = lessons.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const chances = lessons.map(({ prior }, at) => 1 / (1 + Math.exp(-prior - (shifts[at] ?? 0))));
    const spreads = chances.map((chance) => Math.max(1e-3, chance * (1 - chance)));
    const targets = lessons.map(
      ({ share }, at) => (shifts[at] ?? 0) + (share - (chances[at] ?? 0)) / (spreads[at] ?? 1),
    );
    const matrix = covariance.map((line, row) =>
      line.map((value, column) => value + (row === column ? 1 / (spreads[row] ?? 1) : 0)),
    );
    pulls = solve(matrix, targets);
    shifts = covariance.map((line) => line.reduce((sum, value, at) => sum + value * (pulls[at] ?? 0), 0));
  }
  const level = trust.level * pulls.reduce((sum, pull) => sum + pull, 0);
  return { pulls: size === 0 ? [] : pulls.map((pull) => trust.likeness * pull), level };
}

/** Solves a symmetric positive definite system by Cholesky's decomposition. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower: number[][] = [];
  for (let row = 0; row < size; row++) {
    const line: number[] = [];
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row]?.[column] ?? 0;
      const other = column === row ? line : (lower[column] ?? []);
      for (let at = 0; at < column; at++) sum -= (line[at] ?? 0) * (other[at] ?? 0);
      line.push(column === row ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (other[column] ?? 1));
    }
    lower.push(line);
  }
  const forward: number[] = [];
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0;
    for (let at = 0; at < row; at++) sum -= (lower[row]?.[at] ?? 0) * (forward[at] ?? 0);
    forward.push(sum / (lower[row]?.[row] ?? 1));
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let sum = forward[row] ?? 0;
    for (let at = row + 1; at < size; at++) sum -= (lower[at]?.[row] ?? 0) * (solution[at] ?? 0);
    solution[row] = sum / (lower[row]?.[row] ?? 1);
  }
  return solution;
}
