/** What is known of one mark: its measures, the first of them 1, and whether it is right. */
export interface Row {
  readonly row: readonly number[];
  readonly isRight: boolean;
  /** As how many marks it counts; 1 when absent. */
  readonly weight?: number;
}

const steps = 5;

/**
 * Logistic regression with a ridge penalty, by Newton's method. The first column is the bias and is not penalised.
 *
 * @param penalty How strongly the weight of a column is drawn to 0, on measures of one unit of standard deviation.
 */
export function regress(rows: readonly Row[], penalty: (column: number) => number): number[] {
  const size = rows[0]?.row.length ?? 0;
  const spreads = Array.from({ length: size }, (_, column) => variance(rows.map(({ row }) => row[column] ?? 0)));
  let values = new Array<number>(size).fill(0);
  for (let step = 0; step < steps; step++) {
    const ridge = spreads.map((spread, column) => (column === 0 ? 1e-6 : penalty(column) * Math.max(spread, 1e-4)));
    const slope = values.map((value, column) => -(column === 0 ? 0 : (ridge[column] ?? 0) * value));
    const curve = ridge.map((own, column) => ridge.map((_, other) => (other === column ? own : 0)));
    for (const { row, isRight, weight = 1 } of rows) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, x, column) => sum + x * (values[column] ?? 0), 0)));
      row.forEach((x, column) => {
        if (x === 0) return;
        slope[column] = (slope[column] ?? 0) + weight * x * ((isRight ? 1 : 0) - chance);
        const line = curve[column] ?? [];
        const spread = weight * x * chance * (1 - chance);
        for (let other = 0; other < size; other++) line[other] = (line[other] ?? 0) + (row[other] ?? 0) * spread;
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
