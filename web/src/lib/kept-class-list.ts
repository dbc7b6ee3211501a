import { type ClassEntry, listClasses } from '@markwell/server/contract';
import { keep, readKeptJson } from './device-storage.ts';

const storageKey = 'markwell-classes';

/** The class list that the server gave last, kept so that a page that was opened once also works without a connection. */
export function readKeptClassList(): ClassEntry[] | undefined {
  return listClasses.output.safeParse(readKeptJson(storageKey)).data;
}

/** Keeps the list for the next time that the server cannot be reached; where it cannot be kept, it is only asked for again. */
export function keepClassList(classes: readonly ClassEntry[]): void {
  keep(storageKey, JSON.stringify(classes));
}
