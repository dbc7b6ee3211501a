import { readApart } from '../../site/normalise-name.ts';

/** A name as school systems have it. */
export interface PartedName {
  readonly surname: string;
  readonly forename: string;
}

/**
 * The last word of a name is the surname, with small words before it ('van der Berg', 'de Souza') unless all of the name was typed small; the
 * rest is the forename. 'Lee, Sam' is taken at its comma. What tells two of one name apart stays with the forename: 'Sam Lee (A)' is Lee, Sam (A).
 */
export function partName(whole: string): PartedName {
  const { name, apart } = readApart(whole);
  const [before = '', after] = name.split(/\s*,\s*/, 2);
  const { surname, forename } = after ? { surname: before, forename: after } : partWords(name.trim().split(/\s+/));
  return { surname, forename: apart === null ? forename : `${forename} (${apart})`.trim() };
}

function partWords(words: readonly string[]): PartedName {
  const last = words.length - 1;
  let from = last;
  if (isCapital(words[last])) while (from > 1 && !isCapital(words[from - 1])) from -= 1;
  return { surname: words.slice(from).join(' '), forename: words.slice(0, from).join(' ') };
}

const isCapital = (word = '') => /^\P{Ll}/u.test(word);
