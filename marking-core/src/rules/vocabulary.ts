import * as z from 'zod/mini';

/*
 * Phrase notation
 * ---------------
 * `accept` holds literal answers, without notation; everything else below is written in this notation.
 *
 *   same/equal number/amount (of) atoms    words in any order, close together; `/` separates alternatives for one place
 *   (total) mass                           what is in brackets may be there or not
 *   carbon_dioxide/CO2                     `_` joins words that must stand side by side, in this order
 *   bubbl*                                 any word that begins so: bubbles, bubbling
 *   not fit/pass                           the words after `not` must be denied: 'cannot fit', 'is unable to pass', 'does not fit'
 *   father > X/Y                           what follows `>` comes later in the answer than what precedes it
 *   egg >> X                               the same, close by: in one clause, without 'and', 'or' or more than four other words between
 *   egg !sperm/father > X                 none of the words after `!` comes between
 *   !wall/gap too_big                      none of the words after `!` comes before it in its clause
 *   3 waves                                a number in digits also matches it in words: 'three waves'
 *
 * Function words (the, a, of, is, it, gets, becomes…) are ignored on both sides, unless there is nothing else or they are joined by
 * `_`. A word also matches its inflections (reflects, reflected, reflecting, reflection), two halves of itself written apart
 * (`stop watch`), and small misspellings. An answer's words match `same number atoms` wherever they stand in it, but near to each
 * other; they do not match when they are denied ('not the same number').
 */

const phraseList = z.array(z.string().check(z.minLength(1)));

/** The words of an exam board's mark scheme, for one thing that is asked. */
export const vocabularyFields = {
  /** The accepted answers of the spec, as literal texts: the targets of `published`, and right under `guarded` too. */
  accept: phraseList,
  /** Further right answers, in phrase notation. `guarded` only. */
  allow: z.optional(phraseList),
  /** Phrases that must not be asserted: one of them, not denied, and there is no mark. `guarded` only. */
  reject: z.optional(phraseList),
  /**
   * The other terms of the question, in phrase notation: naming one beside a right answer without denying it contradicts it (list
   * principle). `['zinc', 'iron']` where copper is right. `guarded` only.
   */
  others: z.optional(phraseList),
  /**
   * Too vague to score, in phrase notation (words only for `published`): the feedback is Year 7's 'Insufficient answer…' unless the
   * answer says something right as well.
   */
  insufficient: z.optional(phraseList),
  /** Wording that scores nothing and harms nothing, such as words quoted from the question; it is taken out first. `guarded` only. */
  ignore: z.optional(phraseList),
};

/** What mark schemes forgive. */
export const leniencyFields = {
  /** A right answer stays right, whatever follows it ('ignore subsequent working'). `guarded` only. */
  firstCounts: z.optional(z.boolean()),
  /** Words that are spelt by ear count as right ones ('accept phonetic spelling'). `guarded` only. */
  bySound: z.optional(z.boolean()),
};

/** Something that an answer can mention: one base of four, one keyword group, one part of two. */
export const termSchema = z.object({
  /** What a teacher calls it; shown as the part of the scheme that was met. */
  name: z.string(),
  /** As in the vocabulary. A single letter ('A' for adenine) is met by that letter as a word of its own, or in a run such as 'ATCG'. */
  accept: phraseList,
  /** As in the vocabulary. */
  allow: z.optional(phraseList),
  /** One of these, not denied, and this term is not met. */
  reject: z.optional(phraseList),
});

/** `marks` for `atLeast` that many right; the highest band reached counts. */
export const bandSchema = z.object({
  atLeast: z.number().check(z.int(), z.minimum(1)),
  marks: z.number().check(z.int(), z.minimum(0)),
});

export type Term = z.infer<typeof termSchema>;
export type Band = z.infer<typeof bandSchema>;
