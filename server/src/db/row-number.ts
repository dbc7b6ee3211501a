/** Whether a number can be the id or version of a row: PostgreSQL fails for larger ones. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

/**
 * The id in a path or an argument; `undefined` unless it is one. Nine digits fit both databases' integers.
 */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
