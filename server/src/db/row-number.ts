/** Whether a number that was sent can be the id or version of a row at all: PostgreSQL answers one beyond its integers with an error. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

/**
 * The id that the text of a path or an argument means; `undefined` when it is none. Nine digits at most, so
 * that it is within the integers of either database.
 */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
