import { normaliseName } from '../../site/normalise-name.ts';

/** A class has thirty; a list of a whole year under one code is not compared name by name. */
const mostCompared = 100_000;

/** A student whom a new list does not have, with who on it may be the same person under another name; null where nobody is like. */
export interface Leaver {
  readonly name: string;
  readonly perhaps: string | null;
}

/**
 * Who leaves a class list, each with the one of those who come that may be the same person: with the same surname, or the same forename and a
 * surname that begins alike, where it can be only one. Names in their order in the alphabet.
 */
export function nameLeavers(left: readonly string[], come: readonly string[]): Leaver[] {
  const isShort = left.length * come.length < mostCompared;
  return left
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name) => {
      const like = isShort ? come.filter((other) => areLike(name, other)) : [];
      const [only] = like;
      const isSure =
        like.length === 1 && only !== undefined && left.filter((other) => areLike(other, only)).length === 1;
      return { name, perhaps: isSure ? only : null };
    });
}

function areLike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => normaliseName(name).split(' '));
  if (first === undefined || second === undefined || first.length < 2 || second.length < 2) return false;
  if (first.at(-1) === second.at(-1)) return true;
  return first[0] === second[0] && first.at(-1)?.slice(0, 3) === second.at(-1)?.slice(0, 3);
}
