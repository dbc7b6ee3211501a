import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A teacher's decision about an attempt that came after closing: it counts, or it is left out. */
export const closingDecisionSchema = z.enum(['count', 'leave-out']);
export type ClosingDecision = z.infer<typeof closingDecisionSchema>;

/**
 * An attempt came after its homework had closed, with nothing to show that it was begun before. Times are ISO
 * 8601 UTC.
 */
export const afterClosingSchema = z.object({
  /** When it had closed for the class. */
  closedAt: z.string(),
  /** Null until a teacher decides. Unless it is 'count', the attempt counts nowhere. */
  decision: z.nullable(closingDecisionSchema),
  /** Who decided; null if nobody has, or it is unknown. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type AfterClosing = z.infer<typeof afterClosingSchema>;

/** One of them, and whose it is. */
export const closedAttemptSchema = z.extend(afterClosingSchema, {
  attemptId: z.number(),
  student: z.object({ id: z.number(), name: z.string(), studentClass: z.string() }),
  homework: z.object({ id: z.number(), title: z.string() }),
  submittedAt: z.string(),
});
export type ClosedAttempt = z.infer<typeof closedAttemptSchema>;

/**
 * Attempts that came after closing, undecided ones first, then the latest; of one class or homework if given.
 */
export const listAfterClosing = defineCall('teacher', 'GET', '/api/after-closing', {
  input: z.object({
    class: z.optional(z.string().check(z.maxLength(40))),
    /** First numbering. */
    homework: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'send the id of a homework'))),
  }),
  output: z.array(closedAttemptSchema),
});

/**
 * Counts such an attempt, leaves it out, or with null takes the decision back. 404 for any other attempt; 409
 * if that is already so.
 */
export const decideAfterClosing = defineCall('teacher', 'PUT', '/api/attempts/:id/after-closing', {
  on: { attempt: ':id' },
  input: z.object({ decision: z.nullable(closingDecisionSchema) }),
  output: afterClosingSchema,
});
