/** The five years of the spec, and `general` for homework that brings nothing but accepted answers. */
export const profileNames = ['year7', 'year8', 'year9', 'year10', 'year11', 'general'] as const;
export type ProfileName = (typeof profileNames)[number];

/** How one year's published matching compares an answer with an accepted text (spec part 1, sections 5 and 9; part 2, section 5). */
export interface YearProfile {
  /** Whether runs of spaces count as one, after lower-casing, trimming and deleting punctuation. */
  readonly collapsesSpaces: boolean;
  /** Whether an answer that is contained in the accepted text is right too. */
  readonly containedIn: boolean;
  /** Most edits between the answer and an accepted text of this length; -1 where the year has no such rule. */
  readonly tolerance: (targetLength: number) => number;
  /** Year 7's own rules: synonyms, a fuzzy match of words, similarity of short texts. */
  readonly wordMatching: WordMatching | undefined;
  /** Whether a picked option is compared exactly, after normalising, or like a text. */
  readonly choices: 'exact' | 'fuzzy';
  /** What the results say of an id that the scheme does not have. */
  readonly notFound: string;
}

/** Year 7's word by word matching (spec part 1, section 5). */
export interface WordMatching {
  /** Words of the accepted text up to this length are not compared. */
  readonly shortestWord: number;
  /** Share of those words that must be met. */
  readonly share: number;
  /** One edit is allowed for this many letters of the accepted word. */
  readonly lettersPerEdit: number;
  /** Accepted texts up to this length are compared as a whole, too… */
  readonly shortText: number;
  /** …and met from this similarity on: 1 - distance / longer length. */
  readonly similarity: number;
}

const notFound = 'Question not found in marking scheme.';

/** The published matchers, one row a year. `general` is for homework that belongs to none: whole phrases, no tolerance. */
export const yearProfiles = {
  year7: {
    collapsesSpaces: false,
    containedIn: false,
    tolerance: () => -1,
    wordMatching: { shortestWord: 2, share: 0.5, lettersPerEdit: 4, shortText: 8, similarity: 0.7 },
    choices: 'exact',
    notFound: 'Question not found in mark scheme',
  },
  year8: {
    collapsesSpaces: true,
    containedIn: true,
    tolerance: (length) => Math.max(2, 0.5 * length),
    wordMatching: undefined,
    choices: 'fuzzy',
    notFound,
  },
  year9: {
    collapsesSpaces: true,
    containedIn: true,
    tolerance: (length) => Math.max(3, 0.4 * length),
    wordMatching: undefined,
    choices: 'fuzzy',
    notFound,
  },
  year10: {
    collapsesSpaces: true,
    containedIn: false,
    tolerance: (length) => 0.5 * length,
    wordMatching: undefined,
    choices: 'exact',
    notFound,
  },
  year11: {
    collapsesSpaces: true,
    containedIn: true,
    tolerance: (length) => Math.max(4, 0.5 * length),
    wordMatching: undefined,
    choices: 'exact',
    notFound,
  },
  general: {
    collapsesSpaces: true,
    containedIn: false,
    tolerance: () => 0,
    wordMatching: undefined,
    choices: 'exact',
    notFound,
  },
} as const satisfies Record<ProfileName, YearProfile>;
