import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reasonSchema } from './reason.ts';

/** What is left out: one attempt, or all attempts of a name, including later ones. */
export const exclusionScopeSchema = z.enum(['attempt', 'student']);

/** That something was handed in and does not count. Times are ISO 8601 UTC. */
export const exclusionSchema = z.object({
  id: z.number(),
  scope: exclusionScopeSchema,
  student: z.object({ id: z.number(), name: z.string(), studentClass: z.string() }),
  /** The attempt, or the latest of the student; null for a student without one. */
  attemptId: z.nullable(z.number()),
  /** The homework; null for all of a student's. */
  homework: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** How many attempts it is about. */
  attempts: z.number(),
  /** Why, in the words of the person who decided. */
  reason: z.string(),
  /** Who decided; null if unknown. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type Exclusion = z.infer<typeof exclusionSchema>;

/**
 * Leaves an attempt, or all attempts of the name that handed it in, out of every figure, report and export.
 * They are kept, and shown as not counting. 404 for an unknown attempt, 409 if it already does not count.
 */
export const excludeAttempts = defineCall('teacher', 'POST', '/api/exclusions', {
  on: { attempt: 'attemptId' },
  input: z.object({ attemptId: z.int().check(z.positive()), scope: exclusionScopeSchema, reason: reasonSchema }),
  output: exclusionSchema,
});

/**
 * What does not count now and was not left out together with others, latest first; of one class if given. At
 * most 500.
 */
export const listExclusions = defineCall('teacher', 'GET', '/api/exclusions', {
  input: z.object({ class: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.array(exclusionSchema),
});

/**
 * Ends an exclusion, so that the attempts count again. 404 for an unknown one, 409 if it was already ended.
 */
export const endExclusion = defineCall('teacher', 'POST', '/api/exclusions/:id/end', {
  on: { exclusion: ':id' },
  output: z.object({ success: z.boolean() }),
});

/** A day and time by the school's clock, as '2026-01-16T16:00'. */
const shownTimeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'write it as 2026-01-16T16:00'));

/** Criteria for made-up attempts; all of them must be met. */
export const floodCriteriaSchema = z.object({
  /** Its number or short name, such as 'year8'. */
  homework: z.optional(z.string().check(z.maxLength(100))),
  class: z.optional(z.string().check(z.maxLength(40))),
  since: z.optional(shownTimeSchema),
  /** To the end of this minute. */
  until: z.optional(shownTimeSchema),
  /** Of the visit in which they were handed in, if it is still kept. */
  address: z.optional(z.string().check(z.maxLength(50))),
  /** Only names that the list of their class does not have. */
  notOnList: z.optional(z.boolean()),
});
export type FloodCriteria = z.infer<typeof floodCriteriaSchema>;

/** Attempts that meet the criteria, and whose they are. */
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
 * Lists the attempts that meet the criteria, and changes nothing. 400 if nothing narrows them down, or for
 * more than 20,000; 404 for an unknown homework or class.
 */
export const previewFlood = defineCall('admin', 'POST', '/api/exclusions/floods/preview', {
  on: 'school',
  input: floodCriteriaSchema,
  output: floodFoundSchema,
});

/**
 * Leaves all of them out of every figure, in one step. They are kept. Errors as for the preview, and 404 if
 * there are none.
 */
export const excludeFlood = defineCall('admin', 'POST', '/api/exclusions/floods', {
  on: 'school',
  input: z.extend(floodCriteriaSchema, { reason: reasonSchema }),
  output: z.extend(floodFoundSchema, { id: z.number() }),
});

/** What was left out in one step and does not count now, latest first; at most 100. */
export const listExcludedFloods = defineCall('admin', 'GET', '/api/exclusions/floods', {
  output: z.array(excludedFloodSchema),
});

/**
 * Takes one such step back: everything in it counts again. 404 for an unknown one, 409 if it was already
 * taken back.
 */
export const endFlood = defineCall('admin', 'POST', '/api/exclusions/floods/:id/end', {
  on: 'school',
  output: z.object({ attempts: z.number() }),
});
