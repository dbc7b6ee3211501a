import * as z from 'zod/mini';
import { bandSchema, leniencyFields, termSchema, vocabularyFields } from '../vocabulary.ts';

/**
 * Any n from a list: marks by how many different items are named. Wrong ones cancel right ones once more are given than were asked.
 *
 *   { kind: 'count', items: [{ name: 'adenine', accept: ['adenine', 'A'] }, …], bands: [{ atLeast: 2, marks: 1 }, { atLeast: 4, marks: 2 }],
 *     wrong: ['uracil', 'U'] }
 */
export const countRuleSchema = z.object({
  kind: z.literal('count'),
  items: z.array(termSchema),
  bands: z.array(bandSchema),
  /** How many were asked for; all of them when absent. */
  asked: z.optional(z.number().check(z.int(), z.minimum(1))),
  /** Terms that are wrong here, in phrase notation. */
  wrong: z.optional(z.array(z.string().check(z.minLength(1)))),
  ignore: vocabularyFields.ignore,
  /** Whether each item counts in its own place alone: the first of the list first. */
  inOrder: z.optional(z.boolean()),
  /** The question's text, if nobody has listed wrong answers: then any other answer counts as wrong. */
  question: z.optional(z.string()),
  bySound: leniencyFields.bySound,
});

export type CountRule = z.infer<typeof countRuleSchema>;
