import * as z from 'zod/mini';
import { longestAnswer } from '../answers/answer.ts';

/** An answer that a person has judged: equal ones get its marks, and it says something about those that are like it. */
export const judgedAnswerSchema = z.object({
  /** What was typed, or the reason of a combined question. */
  answer: z.string().check(z.minLength(1), z.maxLength(longestAnswer)),
  /** The choice beside the reason, of a combined question; the slot that it is in, of a question with slots. */
  choice: z.optional(z.string().check(z.maxLength(300))),
  /** Whole marks: the question's for one that is accepted, 0 for one that is refused, part marks between. */
  marks: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  /** Who judged it, as reasons name them. */
  by: z.optional(z.string().check(z.maxLength(200))),
  /** When, ISO 8601 UTC. */
  at: z.optional(z.string().check(z.maxLength(40))),
});
export type JudgedAnswer = z.infer<typeof judgedAnswerSchema>;

/** A question given to `everyone`, or to `nobody` and taken out of the total. */
export const creditSchema = z.enum(['everyone', 'nobody']);
export type Credit = z.infer<typeof creditSchema>;
