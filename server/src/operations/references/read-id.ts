/**
 * The id that a text means, as it stands in an address or an argument; `undefined` when it is none. Nine digits at most, so
 * that it is within the integers of either database.
 */
export function readId(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
