import { type ClassEntry, listClasses } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { keepClassList, readKeptClassList } from './kept-class-list.ts';
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
