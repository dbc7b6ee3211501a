import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What is left out: one attempt, or all attempts of a name, those to come too. */
export const exclusionScopeSchema = z.enum(['attempt', 'student']);

/** That something was handed in and does not count. Times are ISO 8601 UTC. */
export const exclusionSchema = z.object({
  id: z.number(),
  scope: exclusionScopeSchema,
  student: z.object({ id: z.number(), name: z.string(), studentClass: z.string() }),
  /** The attempt, or the latest of the student; null for a student without one. */
  attemptId: z.nullable(z.number()),
  /** What it was an attempt at; null for all of a student's. */
  homework: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** How many attempts it is about. */
  attempts: z.number(),
  /** Why, in the words of who decided it. */
  reason: z.string(),
  /** Who decided it; null where it cannot be told. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type Exclusion = z.infer<typeof exclusionSchema>;

const reasonSchema = z.string().check(z.trim(), z.minLength(3, 'say in a few words why'), z.maxLength(300));

/**
 * Leaves an attempt, or all attempts of the name that handed it in, out of every count, average, completion, report and export.
 * They are kept, and shown as not counting. 404 for an unknown attempt, 409 where it does not count already.
 */
export const excludeAttempts = defineCall({
  method: 'POST',
  path: '/api/exclusions',
  who: 'teacher',
  on: { attempt: 'attemptId' },
  input: z.object({ attemptId: z.int().check(z.positive()), scope: exclusionScopeSchema, reason: reasonSchema }),
  output: exclusionSchema,
});

/** What does not count now, the latest first; of one class when it is named. At most 500. */
export const listExclusions = defineCall({
  method: 'GET',
  path: '/api/exclusions',
  who: 'teacher',
  input: z.object({ class: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.array(exclusionSchema),
});

/** Takes it back: from now on it counts again. 404 for an unknown one, 409 for one that was taken back already. */
export const endExclusion = defineCall({
  method: 'POST',
  path: '/api/exclusions/:id/end',
  who: 'teacher',
  on: { exclusion: ':id' },
  input: z.undefined(),
  output: z.object({ success: z.boolean() }),
});
