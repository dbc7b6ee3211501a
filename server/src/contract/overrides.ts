import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reasonSchema } from './reason.ts';

/** Marks that a teacher has set for one answer of one attempt. A re-mark keeps them; the student reads the reason. */
export const overrideSchema = z.object({
  id: z.number(),
  questionId: z.string(),
  /** Whole marks. */
  marks: z.number(),
  /** In the words of who set them. */
  reason: z.string(),
  /** Who set them; null if unknown. */
  by: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  at: z.string(),
});
export type Override = z.infer<typeof overrideSchema>;

/**
 * Sets the marks of one answer of an attempt, with a reason that the student reads; replaces any set before.
 * 404 for an unknown attempt or question, 400 for more marks than it has.
 */
export const setOverride = defineCall('teacher', 'POST', '/api/attempts/:id/overrides', {
  on: { attempt: ':id' },
  input: z.object({
    questionId: z.string().check(z.minLength(1), z.maxLength(64)),
    marks: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    reason: reasonSchema,
  }),
  output: overrideSchema,
});

/**
 * Takes it back, so that the marks are the scheme's again. 404 for an unknown one, 409 if it was already
 * taken back or replaced.
 */
export const endOverride = defineCall('teacher', 'POST', '/api/overrides/:id/end', {
  on: { override: ':id' },
  output: z.object({ success: z.boolean() }),
});
