import * as z from 'zod/mini';

/** Until when what was expected is kept back from whoever handed an attempt in. */
export const answersKeptSchema = z.object({
  /** `listed`: until the name is on a class list. */
  until: z.enum(['second-attempt', 'due', 'listed']),
  /** ISO 8601 UTC; null where they are not kept for a date. */
  dueAt: z.nullable(z.string()),
});
export type AnswersKept = z.infer<typeof answersKeptSchema>;
