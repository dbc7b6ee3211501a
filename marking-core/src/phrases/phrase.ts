import type { Pattern } from './notation.ts';

/** What a phrase does to the marks when it is found. */
export type PhraseRole = 'right' | 'reject' | 'other' | 'insufficient' | 'ignore';

/** A phrase of a mark scheme, as a rule hands it over. */
export interface PhraseSource extends Pattern {
  readonly role: PhraseRole;
  /** Which item, group or part it belongs to; 0 where the rule has one thing to say. */
  readonly term: number;
  /** The scheme's words, for evidence. */
  readonly part: string;
  /** What evidence calls it where that is not `part`: '' where only notation names it, so that the answer's own words must do. */
  readonly name?: string | undefined;
  readonly how: 'exact' | 'synonym';
}

/** A phrase with its place among all phrases of a question. */
export interface Phrase extends Omit<PhraseSource, 'excludedBetween' | 'excludedBefore'> {
  readonly index: number;
  /** Number of its first place among the places of the whole lexicon. */
  readonly firstSlot: number;
  /** Number of the place after its last. */
  readonly endSlot: number;
  /** Whether it asks for something to be denied. */
  readonly hasDenied: boolean;
  /** How many words its places may be spread over. */
  readonly window: number;
  /** Ids of the words that must not occur between its words, and before it in its clause. */
  readonly idsBetween: ReadonlySet<number>;
  readonly idsBefore: ReadonlySet<number>;
  readonly hasExclusions: boolean;
}

/** One way in which a word of the scheme is part of a phrase. */
export interface WordUse {
  readonly phrase: Phrase;
  readonly slot: number;
  /** Number of its place among those of all phrases. */
  readonly place: number;
  /** Whether it must be denied; `undefined` where that does not matter. */
  readonly wanted: boolean | undefined;
  /** Whether it is the whole phrase. */
  readonly isAlone: boolean;
  /** Ids of the words that must precede it, nearest first; absent if there are none. */
  readonly before: readonly number[] | undefined;
}

/** As written, as a form of it, as a misspelling of it, or as a misspelling of a form of it. */
export type WordHow = 'exact' | 'form' | 'misspelling' | 'misspelt form';

/** How far a word is from the scheme's, in ranks. */
export const looseness = {
  exact: 0,
  form: 1,
  misspelling: 2,
  'misspelt form': 3,
} as const satisfies Record<WordHow, number>;

/** The ways by their ranks. */
export const wordHows: readonly WordHow[] = ['exact', 'form', 'misspelling', 'misspelt form'];

/** What a written word can be in the scheme. */
export interface WordMatch {
  readonly id: number;
  readonly how: WordHow;
  /** Rank of `how`. */
  readonly looseness: number;
  /** Where its uses begin and end in the index of phrases. */
  readonly firstUse: number;
  readonly endOfUses: number;
}

/** Everything that is known about a written word. */
export interface WordEntry {
  /** Bits of `wordClass`. */
  readonly classes: number;
  readonly matches: readonly WordMatch[];
  /** A bit for each of its matches: see `bitOf`. */
  readonly bits: number;
  /**
   * The fields of its first match, then later ones: most words have one, and this saves fetching its object.
   */
  readonly firstUse: number;
  readonly endOfUses: number;
  readonly looseness: number;
  readonly others: readonly WordMatch[];
  /** What may follow it as the other half of a word of the scheme ('watch' after 'stop'); absent when it is no such beginning. */
  readonly tails: ReadonlySet<string> | undefined;
  /** The words that were written as this one: 'typeofcrisp'. */
  readonly parts: readonly string[] | undefined;
  /** Whether it is written 'a' or 'i', which may be a letter of the scheme or only a little word: see `isArticle`. */
  readonly mayBeArticle: boolean;
}

const nothingMet: readonly WordMatch[] = [];
const noMatch = { firstUse: 0, endOfUses: 0, looseness: 0 };

/** All entries are made here, so that they are alike: what reads objects of several makes is much slower. */
export function wordEntry(
  classes: number,
  matches: readonly WordMatch[] = nothingMet,
  mayBeArticle = false,
  tails?: ReadonlySet<string>,
  parts?: readonly string[],
): WordEntry {
  let bits = 0;
  for (const { id } of matches) bits |= bitOf(id);
  const { firstUse, endOfUses, looseness } = matches[0] ?? noMatch;
  const others = matches.length > 1 ? matches.slice(1) : nothingMet;
  return { classes, matches, bits, firstUse, endOfUses, looseness, others, tails, parts, mayBeArticle };
}

/** One of 32 bits for a word of the scheme: an answer that lacks it does not have that word, which spares looking for it. */
export function bitOf(id: number): number {
  return 1 << (id & 31);
}
