import { Problem } from '../site/problems/problem.ts';

/** 'k7qm 4txd-9fhb' is 'K7QM-4TXD-9FHB'; letters that look alike are read as the one that is meant. Undefined for what is none. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const [, one, two, three] = /^([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(letters) ?? [];
  return one === undefined ? undefined : `${one}-${two}-${three}`;
}

/** That a reference opens nothing, in the same words whatever was typed. */
export function noResult(): Problem {
  return new Problem('not-found', 'There is no result with this reference. Check it letter by letter.');
}
