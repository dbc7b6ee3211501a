/** From a sum of weights to a confidence: straight lines between points, in rising order of both; the ends go on level. */
export type Curve = readonly (readonly number[])[];

/** The confidence, 0 to 1, that belongs to a sum. */
export function certaintyBy(curve: Curve, sum: number): number {
  let [lastSum, last] = [Number.NEGATIVE_INFINITY, curve[0]?.[1] ?? 0.5];
  for (const [at = 0, confidence = 0] of curve) {
    if (sum < at)
      return lastSum === Number.NEGATIVE_INFINITY
        ? confidence
        : last + ((confidence - last) * (sum - lastSum)) / (at - lastSum);
    [lastSum, last] = [at, confidence];
  }
  return last;
}
