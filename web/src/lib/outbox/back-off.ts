const first = 2_000;
const longest = 60_000;

/**
 * How long to wait before the next try, in milliseconds: 2 seconds after the first failure, doubled each time
 * up to a minute, and up to half as much again by `chance` (0 to 1), so that a class that lost its connection
 * does not come back all at once.
 */
export function backOff(failures: number, chance: number): number {
  const base = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.round(base * (1 + chance / 2));
}
