/** Rounded to one decimal. */
function oneDecimal(number: number): number {
  return Math.round(10 * number) / 10;
}

/** What the numbers of some rows come to. */
export function sum<Row>(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + numberOf(row), 0);
}

/** Mean with one decimal of so many numbers that come to `total`; null when there is nothing to take it of. */
export function mean(total: number, count: number): number | null {
  return count === 0 ? null : oneDecimal(total / count);
}

/** What counted cells of best and first attempts come to: how many, and the means of both. */
export function completion(
  rows: readonly { readonly completed: number; readonly percentages: number; readonly firstPercentages: number }[],
) {
  const completed = sum(rows, (row) => row.completed);
  const meanOf = (percentages: number) => mean(percentages, completed);
  return {
    completed,
    averagePercentage: meanOf(sum(rows, (row) => row.percentages)),
    firstPercentage: meanOf(sum(rows, (row) => row.firstPercentages)),
  };
}

/** The middle of counted values in rising order, the lower of two; null when there are none. */
export function median(rows: readonly { readonly value: number; readonly count: number }[]): number | null {
  const half = rows.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  for (const { value, count } of rows) {
    seen += count;
    if (seen >= half && count > 0) return value;
  }
  return null;
}

/** Of rows with counts the one with most, the first of several; `undefined` when all are zero. */
export function busiest<Row extends { readonly count: number }>(rows: readonly Row[]): Row | undefined {
  const most = Math.max(0, ...rows.map(({ count }) => count));
  return most === 0 ? undefined : rows.find(({ count }) => count === most);
}
