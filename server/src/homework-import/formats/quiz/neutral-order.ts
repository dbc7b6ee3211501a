/** Each text once, in an order that does not reveal what belongs where. */
export function inNeutralOrder(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
