/** Functions to call on a change. */
export interface Listeners {
  /** Calls `listener` at every change, until the function returned is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells everyone of a change. */
  readonly tell: () => void;
}

/** Listeners to one thing: none at first. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
