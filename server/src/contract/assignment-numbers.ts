/**
 * The two numberings of the science cards. The list, the science page and the database use the first
 * (1 to 5 are Years 7 to 11). Saved attempts, assignment stats and the teacher's list use the second on the wire.
 */
const firstToSecond = new Map([
  [1, 1],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 2],
]);
const secondToFirst = new Map([...firstToSecond].map(([first, second]) => [second, first]));

/** The number on the wire of attempts, stats and the teacher's list for the assignment with this id. */
export function toAttemptNumber(id: number): number {
  return firstToSecond.get(id) ?? id;
}

/** The assignment's id for a number from the wire of attempts, stats and the teacher's list. */
export function fromAttemptNumber(number: number): number {
  return secondToFirst.get(number) ?? number;
}
