/**
 * Functions that some supported browsers lack, in the few forms in which this site and its libraries use them. To be imported before
 * anything else. This is the one place that knows of them: the rest is written as if every browser had them.
 */

/** Gives `owner` the function where it has none by that name. */
function standIn(owner: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

type Test = (item: unknown, index: number, all: readonly unknown[]) => unknown;

function lastIndex(this: readonly unknown[], test: Test): number {
  let index = this.length - 1;
  while (index >= 0 && !test(this[index], index, this)) index -= 1;
  return index;
}

standIn(Array.prototype, 'findLastIndex', lastIndex);
standIn(Array.prototype, 'findLast', function (this: readonly unknown[], test: Test) {
  return this[lastIndex.call(this, test)];
});
standIn(Array.prototype, 'toSorted', function (this: readonly unknown[], compare: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare);
});
standIn(
  Array.prototype,
  'toSpliced',
  function (this: readonly unknown[], start: number, count: number, ...items: unknown[]) {
    const copy = [...this];
    copy.splice(start, count, ...items);
    return copy;
  },
);
standIn(Array.prototype, 'with', function (this: readonly unknown[], at: number, item: unknown) {
  return this.map((other, index) => (index === at ? item : other));
});
standIn(URL, 'canParse', (address: string) => {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
});
standIn(AbortSignal, 'timeout', (milliseconds: number) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
});

/** No names: it is loaded for what it does. */
export {};
