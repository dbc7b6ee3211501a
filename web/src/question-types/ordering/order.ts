/** The list with one thing moved to another place, both counted from 0. */
export function moved(list: readonly string[], from: number, to: number): string[] {
  const thing = list[from];
  if (thing === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_one, index) => index !== from);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

/** Where a thing goes that is dragged to a height: below all others whose middle, as they were when it was taken, is above that. */
export function placeAt(middles: readonly number[], from: number, height: number): number {
  return middles.filter((middle, index) => index !== from && middle < height).length;
}
