import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { clockTimeSchema } from './class-dates.ts';
import { reasonSchema } from './reason.ts';

/** What one pupil may that the class may not: hand in later, leave it out, or try again after closing. */
export const allowanceKindSchema = z.enum(['longer', 'excused', 'another-try']);
export type AllowanceKind = z.infer<typeof allowanceKindSchema>;

/** Times are ISO 8601 UTC. */
export const allowanceSchema = z.object({
  id: z.number(),
  student: z.object({ id: z.number(), name: z.string(), studentClass: z.string() }),
  /** Null for all homework that falls due before `untilAt`. */
  homework: z.nullable(z.object({ id: z.number(), title: z.string() })),
  kind: allowanceKindSchema,
  /** Of `longer`. */
  untilAt: z.nullable(z.string()),
  /** Of `another-try`: how many more. */
  more: z.nullable(z.number()),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

const homework = z.int().check(z.positive());

/**
 * Allows pupils something at a homework (its id, or a card's), in place of what they were allowed of that kind. `longer` without a homework is
 * for all that falls due for their classes until then. 400 for a pupil on no class list or a time that is over, 404 for an unknown one.
 */
export const allow = defineCall('teacher', 'POST', '/api/allowances', {
  on: { student: 'students' },
  input: z.object({
    students: z.array(z.int().check(z.positive())).check(z.minLength(1, 'choose a pupil'), z.maxLength(100)),
    reason: reasonSchema,
    allowed: z.discriminatedUnion('kind', [
      /** `until` by the school's clock, as '2026-01-16T16:00'. */
      z.object({ kind: z.literal('longer'), homework: z.nullable(homework), until: clockTimeSchema }),
      z.object({ kind: z.literal('excused'), homework }),
      z.object({ kind: z.literal('another-try'), homework, more: z.int().check(z.gte(1), z.lte(9)) }),
    ]),
  }),
  output: z.array(allowanceSchema),
});

/** What holds now, by name: of a class, a homework or a pupil, in all classes that the pupil was in. 404 for an unknown class. */
export const listAllowances = defineCall('teacher', 'GET', '/api/allowances', {
  input: z.object({
    class: z.optional(z.string().check(z.maxLength(40))),
    homework: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'send the id of a homework'))),
    student: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'send the number of a pupil'))),
  }),
  output: z.array(allowanceSchema),
});

/** Takes one back: what holds for the class holds for the pupil again. 404 for an unknown one, 409 if it was taken back already. */
export const endAllowance = defineCall('teacher', 'POST', '/api/allowances/:id/end', {
  on: { allowance: ':id' },
  output: z.object({ success: z.boolean() }),
});
