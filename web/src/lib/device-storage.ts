import { parseJson } from './parse-json.ts';

/**
 * What the browser keeps as texts beyond this page. A setting, or a policy of the school's machines, may refuse it, and it may be
 * full: what throws counts as absent, and that is decided here only.
 */

function attempt<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

/** What is kept under the key; nothing where nothing is, or nothing can be had. */
export function readKept(key: string): string | undefined {
  return attempt((storage) => storage.getItem(key)) ?? undefined;
}

/** Keeps a text under the key; says whether it is there now. */
export function keep(key: string, text: string): boolean {
  return (
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }) ?? false
  );
}

/** Forgets what is kept under the key. */
export function forgetKept(key: string): void {
  attempt((storage) => storage.removeItem(key));
}

/** The keys in use that begin so. */
export function keptKeys(prefix: string): string[] {
  return attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

/** The JSON value stored under the key; nothing if there is none. */
export function readKeptJson(key: string): unknown {
  return parseJson(readKept(key) ?? '') ?? undefined;
}
