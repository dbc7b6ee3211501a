import { longestAnswer } from '@markwell/marking-core';
import * as z from 'zod/mini';

const value = z.string().check(z.maxLength(longestAnswer));
const questionId = z.string().check(z.maxLength(64));
const bareValue = z.union([value, z.number(), z.boolean(), z.null()]);

/** An answer, as a whole or as its bare value; null for a question that was left out. */
export const sentAnswerSchema = z.union([
  z.object({
    questionId: z.optional(z.nullable(questionId)),
    value: z.optional(bareValue),
    choice: z.optional(z.nullable(value)),
    reason: z.optional(z.nullable(value)),
  }),
  bareValue,
]);
export type SentAnswer = z.infer<typeof sentAnswerSchema>;

/** Answers by question id, each whole or bare. */
export const sentAnswersByIdSchema = z.record(questionId, sentAnswerSchema);
