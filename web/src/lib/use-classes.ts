import { type ClassEntry, listClasses } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { keep, readKeptJson } from './device-storage.ts';
import { useCallQuery } from './use-call-query.ts';

/**
 * Which classes a page offers: those of a school year, of the childcare course, or of homework without a
 * year.
 */
export type ClassYear = number | 'childcare' | undefined;

export interface Classes {
  /** The classes to choose from; none while they are not there yet. */
  readonly classes: readonly ClassEntry[] | undefined;
  /** Whether they could not be had, and none are kept from before. */
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

/** The classes of a school year or the childcare course, or all science classes for homework of neither; else those kept. */
export function useClasses(year: ClassYear): Classes {
  const { data, isError, refetch } = useCallQuery(listClasses);
  const [kept] = useState(readKeptClassList);
  useEffect(() => {
    if (data) keepClassList(data);
  }, [data]);
  const all = data ?? kept;
  return {
    classes: all && classesOf(all, year),
    failed: isError && all === undefined,
    tryAgain: () => void refetch(),
  };
}

/** The classes that a page of the year offers, each once; those of all science years where the year has no list. */
export function classesOf(all: readonly ClassEntry[], year: ClassYear): ClassEntry[] {
  const ofYear = all.filter(({ list }) => list === year || list === `year${year}`);
  if (ofYear.length > 0) return ofYear;
  const science = all.filter(({ list }) => list !== 'childcare');
  return [...new Map(science.map((entry) => [entry.code, entry])).values()];
}

const storageKey = 'markwell-classes';

/** The class list that the server gave last, kept so that a page that was opened once also works without a connection. */
function readKeptClassList(): ClassEntry[] | undefined {
  return listClasses.output.safeParse(readKeptJson(storageKey)).data;
}

/** Keeps the list for the next time that the server cannot be reached; where it cannot be kept, it is only asked for again. */
function keepClassList(classes: readonly ClassEntry[]): void {
  keep(storageKey, JSON.stringify(classes));
}
