import * as z from 'zod/mini';

/** What a question asks for beside its key, as a rule keeps it. */
export const askedFields = {
  /**
   * What the question offers, literally: ['inside', 'outside']; ['yes', 'no']; the words of a sentence. An answer has to take the one that the
   * key takes, and no other beside it. What the key says beyond that is a reason, which an answer needs too.
   */
  candidates: z.optional(z.array(z.string().check(z.minLength(1)))),
};
