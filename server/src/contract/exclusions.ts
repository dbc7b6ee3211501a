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

/** What does not count now and was not left out in one step with others, the latest first; of one class when it is named. At most 500. */
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

/** A day and time by the school's clock, as '2026-01-16T16:00'. */
const shownTimeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'write it as 2026-01-16T16:00'));

/** What attempts that somebody made up have in common; those that meet all of it are meant. */
export const floodCriteriaSchema = z.object({
  /** Its number or short name, such as 'year8'. */
  homework: z.optional(z.string().check(z.maxLength(100))),
  class: z.optional(z.string().check(z.maxLength(40))),
  since: z.optional(shownTimeSchema),
  /** To the end of this minute. */
  until: z.optional(shownTimeSchema),
  /** Of the visit in which they were handed in, where it is still kept. */
  address: z.optional(z.string().check(z.maxLength(50))),
  /** Only names that the list of their class does not have. */
  notOnList: z.optional(z.boolean()),
});
export type FloodCriteria = z.infer<typeof floodCriteriaSchema>;

/** Attempts that meet such criteria, and whose they are. */
export const floodFoundSchema = z.object({
  attempts: z.number(),
  students: z.number(),
  /** How many of the students a class list names: they are real. */
  listed: z.number(),
  /** Those on class lists first; at most 50. */
  names: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      studentClass: z.string(),
      isListed: z.boolean(),
      attempts: z.number(),
    }),
  ),
});
export type FloodFound = z.infer<typeof floodFoundSchema>;

/** What was left out in one step. Times are ISO 8601 UTC. */
export const excludedFloodSchema = z.object({
  id: z.number(),
  attempts: z.number(),
  students: z.number(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type ExcludedFlood = z.infer<typeof excludedFloodSchema>;

/**
 * Says which attempts meet the criteria, and changes nothing. 400 where nothing narrows them down, or for more than 20,000; 404 for an
 * unknown homework or class.
 */
export const previewFlood = defineCall({
  method: 'POST',
  path: '/api/exclusions/floods/preview',
  who: 'admin',
  on: 'school',
  input: floodCriteriaSchema,
  output: floodFoundSchema,
});

/** Leaves all of them out of every count, in one step. They are kept. Errors as of the preview, and 404 where there are none. */
export const excludeFlood = defineCall({
  method: 'POST',
  path: '/api/exclusions/floods',
  who: 'admin',
  on: 'school',
  input: z.extend(floodCriteriaSchema, { reason: reasonSchema }),
  output: z.extend(floodFoundSchema, { id: z.number() }),
});

/** What was left out in one step and does not count now, the latest first; at most 100. */
export const listExcludedFloods = defineCall({
  method: 'GET',
  path: '/api/exclusions/floods',
  who: 'admin',
  input: z.undefined(),
  output: z.array(excludedFloodSchema),
});

/** Takes one such step back: all of it counts again. 404 for an unknown one, 409 for one that was taken back already. */
export const endFlood = defineCall({
  method: 'POST',
  path: '/api/exclusions/floods/:id/end',
  who: 'admin',
  on: 'school',
  input: z.undefined(),
  output: z.object({ attempts: z.number() }),
});
