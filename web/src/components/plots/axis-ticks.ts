/**
 * Where to mark an axis of counts: from 0 in equal whole steps of 1, 2 or 5 (times ten), about `about` of them, the last one
 * at or above `largest`. Never empty: an axis without data goes from 0 to 1.
 */
export function axisTicks(largest: number, about = 4): number[] {
  const top = Math.max(largest, 1);
  const magnitude = 10 ** Math.floor(Math.log10(top / about));
  const step = Math.max(1, [1, 2, 5, 10].map((unit) => unit * magnitude).find((unit) => unit * about >= top) ?? top);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}

/** Which labels along an axis are shown so that none touches the next: every nth, from the first, where n is given. */
export function labelStride(labels: readonly string[], roomForEach: number, letterWidth: number): number {
  if (labels.length === 0) return 1;
  const widest = Math.max(...labels.map((label) => label.length)) * letterWidth + letterWidth;
  return Math.max(1, Math.ceil(widest / Math.max(roomForEach, 1)));
}
