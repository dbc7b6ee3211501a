import { asUnavailable } from './unavailable.ts';

/** Most items stored by one call, well within the limits of a statement. */
const largestGroup = 200;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns a function that stores many items at once into one that takes single items: those that arrive while
 * one group is being stored form the next. `storeAll` returns an outcome for each item, in order. If a whole
 * group fails, its items are tried one by one, so that only the bad one fails; but if the database cannot be
 * used, they and all that wait fail at once.
 */
export function gather<Item, Outcome>(
  storeAll: (items: readonly Item[]) => Promise<readonly Outcome[]>,
): (item: Item) => Promise<Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  let running = false;

  async function run() {
    running = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, largestGroup);
      waiting = waiting.slice(largestGroup);
      try {
        await storeGroup(storeAll, group);
      } catch (unavailable) {
        const behind = waiting;
        waiting = [];
        for (const { reject } of [...group, ...behind]) reject(unavailable);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}

/** Settles every item, or throws if the database cannot be used. */
async function storeGroup<Item, Outcome>(
  storeAll: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  group: readonly Waiting<Item, Outcome>[],
): Promise<void> {
  try {
    const outcomes = await storeAll(group.map(({ item }) => item));
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(new Error('No outcome for this item'));
      else resolve(outcome);
    });
  } catch (error) {
    const unavailable = asUnavailable(error);
    if (unavailable !== undefined) throw unavailable;
    if (group.length === 1) group[0]?.reject(error);
    else for (const one of group) await storeGroup(storeAll, [one]);
  }
}
