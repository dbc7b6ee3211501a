import * as z from 'zod/mini';

/** Until when expected answers are hidden from the person who handed in an attempt. */
export const answersKeptSchema = z.object({
  /** `listed`: until the name is on a class list. */
  until: z.enum(['second-attempt', 'due', 'listed']),
  /** ISO 8601 UTC; null if it does not depend on a date. */
  dueAt: z.nullable(z.string()),
});
export type AnswersKept = z.infer<typeof answersKeptSchema>;
