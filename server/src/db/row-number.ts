/** Whether a number that was sent can be the id or version of a row at all: PostgreSQL answers one beyond its integers with an error. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}
