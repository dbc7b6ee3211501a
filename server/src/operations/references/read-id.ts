/**
 * The id that the text of a path or an argument means; `undefined` when it is none. Nine digits at most, so
 * that it is within the integers of either database.
 */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
