/** Groups items by key, keeping the order of items and of first occurrences. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** How often each is there, most often first. */
export function countEach<Item>(items: Iterable<Item>): [item: Item, times: number][] {
  return [...groupBy(items, (item) => item)]
    .map(([item, own]): [Item, number] => [item, own.length])
    .sort(([, a], [, b]) => b - a);
}
