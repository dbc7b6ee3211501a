import { agreementReportSchema, type MarkScheme, policySchema, schemeExampleSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const homeworkSchema = z.object({ id: z.number(), slug: z.nullable(z.string()), title: z.string() });

/** One version of a mark scheme, without the scheme. */
export const schemeVersionSchema = z.object({
  version: z.number(),
  /** `schemeDigest` of the scheme. */
  digest: z.string(),
  /** `built-in`: came with Markwell; `staff`: published or imported by people. */
  origin: z.string(),
  /** Why it was published. */
  note: z.nullable(z.string()),
  /** Who published it; null for Markwell itself and for the command line. */
  createdBy: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** Whether it marks new attempts. */
  isCurrent: z.boolean(),
  /** Answers marked by people that it carries. */
  examples: z.number(),
  /** Attempts whose marking that counts is by this version. */
  attempts: z.number(),
});
export type SchemeVersion = z.infer<typeof schemeVersionSchema>;

/** Something wrong with a scheme, or likely to be. */
export const schemeMessageSchema = z.object({
  /** A scheme with an error cannot be published. */
  level: z.enum(['error', 'warning']),
  /** Where in the scheme: 'questions.3.rule.allow'; empty for the whole. */
  path: z.string(),
  /** Line of the file, from 1. */
  line: z.number(),
  message: z.string(),
});
export type SchemeMessage = z.infer<typeof schemeMessageSchema>;

/** A change in words: 'Question 2 (b) now also allows ‘bounces back’.' `questionId` is null for the scheme as a whole. */
export const schemeChangeSchema = z.object({ questionId: z.nullable(z.string()), text: z.string() });

/** The text of a scheme file: a mark scheme as JSON, which may hold `examples` (answers marked by people) beside its fields. */
const schemeText = z.string().check(z.maxLength(1_500_000));
/** The text of a CSV file with the columns questionId, value (or answer), choice, reason, marks, why. */
const markedText = z.string().check(z.maxLength(1_500_000));
/** The number of a version of a mark scheme, within the integers of either database. */
export const versionNumber = z.number().check(z.int(), z.minimum(1), z.maximum(2 ** 31 - 1));

/** The versions of a homework's mark scheme, newest first. `id` is the homework's id or slug in every call of this file. */
export const listSchemeVersions = defineCall('admin', 'GET', '/api/admin/homework/:id/schemes', {
  output: z.object({
    homework: homeworkSchema,
    versions: z.array(schemeVersionSchema),
    /** By id what people call each question that it has or had: 'Q2 (b)'. */
    labels: z.record(z.string(), z.string()),
  }),
});

/** The server's own scheme, checked when it was published: its schema would bring every kind of rule to the browser. */
const ownScheme = z.custom<MarkScheme>((scheme) => typeof scheme === 'object' && scheme !== null);

/** One version, in words and as its file would be: all that marks, so that whoever reads the file marks alike. `:version` may be 'current'. */
export const readScheme = defineCall('admin', 'GET', '/api/admin/homework/:id/schemes/:version', {
  output: z.object({
    homework: homeworkSchema,
    version: schemeVersionSchema,
    /** What each question gives its marks for, in words: 'one thing in words', ['reflects']. */
    questions: z.array(
      z.object({ id: z.string(), maxMarks: z.number(), gives: z.string(), expected: z.array(z.string()) }),
    ),
    scheme: ownScheme,
    examples: z.array(schemeExampleSchema),
  }),
});

/** Looks a scheme file over, against the questions of a homework where one is named. Stores nothing. */
export const checkScheme = defineCall('admin', 'POST', '/api/admin/schemes/check', {
  on: 'school',
  input: z.object({ text: schemeText, homework: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({
    isUsable: z.boolean(),
    messages: z.array(schemeMessageSchema),
    /** Null where it is no scheme. */
    summary: z.nullable(
      z.object({ slug: z.string(), title: z.string(), questions: z.number(), marks: z.number(), examples: z.number() }),
    ),
  }),
});

/** What publishing did, or in a dry run would do. */
export const publishedSchemeSchema = z.object({
  homework: homeworkSchema,
  /** False in a dry run. */
  stored: z.boolean(),
  /** The number of the new version. */
  version: z.number(),
  changes: z.array(schemeChangeSchema),
  messages: z.array(schemeMessageSchema),
  /** The test with the examples that it carries: its own and those of the version before it. */
  report: agreementReportSchema,
  /** Examples that the version before marks as people did, or that are new, and that it marks otherwise. */
  broken: agreementReportSchema.shape.disagreements,
});
export type PublishedScheme = z.infer<typeof publishedSchemeSchema>;

/**
 * Makes a scheme file the next version, which marks new attempts from then on; earlier attempts keep their marks until they
 * are re-marked. 400 for a scheme with errors; 409 for one that breaks its examples without `override`, is the same as the
 * current version, or when the current version is not `basedOn` any more.
 */
export const publishScheme = defineCall('admin', 'POST', '/api/admin/homework/:id/schemes', {
  on: { homework: ':id' },
  input: z.object({
    text: schemeText,
    /** Why, for those who look back. */
    note: z.string().check(z.trim(), z.minLength(3, 'say in a few words why'), z.maxLength(1000)),
    /** Further examples to carry. */
    marked: z.optional(markedText),
    /** Why to publish it although it breaks examples; goes into the audit log. */
    override: z.optional(z.string().check(z.trim(), z.minLength(3, 'say in a few words why'), z.maxLength(1000))),
    /** The version that the editor started from. */
    basedOn: z.optional(versionNumber),
    dryRun: z.optional(z.boolean()),
  }),
  output: publishedSchemeSchema,
});

/** The changes from one version to another in words, in the order of the questions. */
export const diffSchemes = defineCall('admin', 'GET', '/api/admin/homework/:id/schemes/:before/changes/:after', {
  output: z.object({
    homework: homeworkSchema,
    before: z.number(),
    after: z.number(),
    changes: z.array(schemeChangeSchema),
  }),
});

/** Tests a scheme with answers marked by people. Stores nothing. */
export const testScheme = defineCall('admin', 'POST', '/api/admin/homework/:id/schemes/test', {
  on: { homework: ':id' },
  input: z.object({
    /** The marked answers; those that the version carries when absent. */
    marked: z.optional(markedText),
    /** A scheme file to test instead of a version. */
    text: z.optional(schemeText),
    /** The current version when absent. */
    version: z.optional(versionNumber),
    policy: z.optional(policySchema),
  }),
  output: z.object({ homework: homeworkSchema, version: z.nullable(z.number()), report: agreementReportSchema }),
});
