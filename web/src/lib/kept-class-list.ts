import { type ClassEntry, listClasses } from '@markwell/server/contract';

const storageKey = 'markwell-classes';

/** The class list that the server gave last, kept so that a page that was opened once also works without a connection. */
export function readKeptClassList(): ClassEntry[] | undefined {
  try {
    const kept = listClasses.output.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the list for the next time that the server cannot be reached. */
export function keepClassList(classes: readonly ClassEntry[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(classes));
  } catch {
    // The list is only asked for again next time.
  }
}
