import { policySchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reasonSchema } from './reason.ts';
import { versionNumber } from './schemes.ts';

/** What is re-marked, and how. */
export const remarkInputSchema = z.object({
  /** One class; all of them when absent. */
  classCode: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(60)))),
  /** The version of the homework's mark scheme to mark by; the current one when absent. */
  version: z.optional(z.nullable(versionNumber)),
  /** `guarded` when absent. */
  policy: z.optional(policySchema),
  /** Whether an attempt may lose marks; unless it is said, one that would lose keeps its marking. */
  allowLower: z.optional(z.boolean()),
});
export type RemarkInput = z.infer<typeof remarkInputSchema>;

/** The marks of an attempt at one time. Percentages are 0 to 100, rounded to an integer. */
const totalsSchema = z.object({
  totalMarks: z.number(),
  maxMarks: z.number(),
  percentage: z.number(),
  grade: z.string(),
});

/** The marks of one answer at one time, with the reason in words: '1 of 1: ‘bounces back’ meets ‘reflects’, in allowed wording'. */
const markSchema = z.object({ marks: z.number(), maxMarks: z.number(), reason: z.string() });

/** One question whose marks change; null where only one of the markings has it. */
export const changedQuestionSchema = z.object({
  questionId: z.string(),
  /** What the student gave, shortened to 200 characters; null when nothing. */
  answer: z.nullable(z.string()),
  before: z.nullable(markSchema),
  after: z.nullable(markSchema),
  /** Marks gained; negative when lost. */
  gain: z.number(),
});

/**
 * What becomes of an attempt: more marks, fewer, fewer but it keeps those it has (nobody loses unless it is allowed), the
 * same in all but for other questions or out of another total, or no change.
 */
export const remarkOutcomeSchema = z.enum(['gain', 'lose', 'kept', 'moved', 'same']);
export type RemarkOutcome = z.infer<typeof remarkOutcomeSchema>;

/** One attempt whose mark or grade changes, or would if it were allowed to lose. */
export const changedAttemptSchema = z.object({
  attemptId: z.number(),
  reference: z.string(),
  studentId: z.number(),
  studentName: z.string(),
  studentClass: z.string(),
  /** ISO 8601 UTC. */
  submittedAt: z.string(),
  outcome: remarkOutcomeSchema,
  before: totalsSchema,
  /** What the scheme gives; of a `kept` attempt what it would have been. */
  after: totalsSchema,
  gradeChanges: z.boolean(),
  /** Those whose marks differ, or what they are out of, in the order of the scheme. */
  questions: z.array(changedQuestionSchema),
});
export type ChangedAttempt = z.infer<typeof changedAttemptSchema>;

/** A re-marking in numbers, of attempts that count unless they say otherwise. */
export const remarkSummarySchema = z.object({
  attempts: z.number(),
  gain: z.number(),
  lose: z.number(),
  kept: z.number(),
  moved: z.number(),
  same: z.number(),
  /** Of the same ones, those whose students read other feedback. */
  reworded: z.number(),
  /** Of the same ones, those of which only what staff see changes, such as reasons; absent in runs that counted them as `reworded`. */
  unseen: z.optional(z.number()),
  /** Of those that gain, lose or move. */
  gradeChanges: z.number(),
  /** Attempts that staff have made not to count and that get another marking; absent in runs that did not tell them apart. */
  uncounted: z.optional(z.number()),
  /** Students with an attempt that gains, loses, is kept or moves. */
  students: z.number(),
  /** Answers that gain and lose marks, of attempts that change. */
  questions: z.array(z.object({ questionId: z.string(), gain: z.number(), lose: z.number() })),
});
export type RemarkSummary = z.infer<typeof remarkSummarySchema>;

/** What a re-mark was asked to do, with everything filled in. */
export const remarkTargetSchema = z.object({
  homework: z.object({ id: z.number(), title: z.string() }),
  classCode: z.nullable(z.string()),
  schemeVersion: z.number(),
  policy: policySchema,
  allowLower: z.boolean(),
});

/** A re-mark that was applied. */
export const remarkRunSchema = z.extend(remarkTargetSchema, {
  id: z.number(),
  engineVersion: z.string(),
  summary: remarkSummarySchema,
  /** Who applied it; null for the command line. */
  startedBy: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  appliedAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** Later runs that re-marked some of the same attempts and stand: they must be undone before this one can be. */
  undoFirst: z.array(z.number()),
});
export type RemarkRun = z.infer<typeof remarkRunSchema>;

export const remarkPreviewSchema = z.extend(remarkTargetSchema, {
  summary: remarkSummarySchema,
  changes: z.array(changedAttemptSchema),
  /** Further changes that are counted and not listed. */
  omitted: z.number(),
});

/** The dry run: what would change, attempt by attempt, question by question. Stores nothing. */
export const previewRemark = defineCall('admin', 'POST', '/api/admin/homework/:id/remark/preview', {
  on: { homework: ':id' },
  input: z.extend(remarkInputSchema, {
    /** A mark scheme file to mark by instead of a version: what it would change before it is published. */
    text: z.optional(z.string().check(z.maxLength(1_500_000))),
    /** Most changes to list; 500 when absent. */
    limit: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(5_000))),
  }),
  output: remarkPreviewSchema,
});

/** Re-marks, in one transaction. `run` is null where nothing changes, and then nothing is stored. */
export const applyRemark = defineCall('admin', 'POST', '/api/admin/homework/:id/remark', {
  on: { homework: ':id' },
  input: remarkInputSchema,
  output: z.object({ run: z.nullable(remarkRunSchema), summary: remarkSummarySchema }),
});

/** Re-marks that were applied, newest first; of one homework when it is named. */
export const listRemarkRuns = defineCall('admin', 'GET', '/api/admin/remarks', {
  input: z.object({ homework: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.array(remarkRunSchema),
});

/** Gives every attempt of a run the marking it had before; 409 when a later run has re-marked some of them, or it is undone. */
export const undoRemark = defineCall('admin', 'POST', '/api/admin/remarks/:id/undo', {
  on: 'school',
  output: remarkRunSchema,
});

/** Pupils whose marks change. */
export const touchedSchema = z.object({
  /** In the classes that the reader has chosen. */
  own: z.number(),
  /** In other classes, most first. */
  others: z.array(z.object({ class: z.string(), students: z.number() })),
});
export type Touched = z.infer<typeof touchedSchema>;

/** Acknowledges that marks of pupils outside one's own classes change, and gives the reason. */
export const othersSaidSchema = z.object({
  classes: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(500)),
  reason: reasonSchema,
});

export type OthersSaid = z.infer<typeof othersSaidSchema>;

/** A refusal because marks of pupils outside one's own classes change. Nothing is stored. */
export const needsOthersSchema = z.extend(touchedSchema, { needs: z.literal('others') });
