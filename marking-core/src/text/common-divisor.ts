/** The greatest whole number that divides both of two whole numbers, whatever their signs; of 0 and another number that one. */
export function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller >= 1) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
