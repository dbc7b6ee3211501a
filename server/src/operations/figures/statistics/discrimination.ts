/** Of fewer students it says nothing. */
const fewest = 10;

/** Of one student: the share of a question's marks, and of the marks of all other questions, 0 to 1 each. */
export interface OwnAndRest {
  readonly own: number;
  readonly rest: number;
}

/**
 * How well a question tells students who did well at the rest from those who did not: the correlation of its marks with those of the other
 * questions, -1 to 1 with two decimals. Below 0 those who did well got it wrong, which the key may be to blame for. Null for fewer than ten
 * students, and where all did equally well.
 */
export function discrimination(students: readonly OwnAndRest[]): number | null {
  if (students.length < fewest) return null;
  const own = deviations(students.map((one) => one.own));
  const rest = deviations(students.map((one) => one.rest));
  const spread = Math.sqrt(sumOfProducts(own, own) * sumOfProducts(rest, rest));
  return spread < 1e-9 ? null : Math.round((100 * sumOfProducts(own, rest)) / spread) / 100;
}

function deviations(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function sumOfProducts(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}
