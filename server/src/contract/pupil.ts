import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { historySchema } from './class-insight.ts';
import { homeworkChoiceSchema } from './teacher-statistics.ts';

/** One attempt of a pupil, by the marking that counts. Times are ISO 8601 UTC. */
export const pupilAttemptSchema = z.object({
  id: z.number(),
  homework: homeworkChoiceSchema,
  /** The class that it was handed in to. */
  studentClass: z.string(),
  submittedAt: z.string(),
  dueAt: z.nullable(z.string()),
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded. */
  percentage: z.number(),
  grade: z.string(),
  /** The first and the best of those that count; neither if it does not count. */
  isFirst: z.boolean(),
  isBest: z.boolean(),
  counts: z.boolean(),
});
export type PupilAttempt = z.infer<typeof pupilAttemptSchema>;

export const pupilDecisionSchema = z.object({
  kind: z.enum(['override', 'excluded', 'after-closing', 'allowance', 'judged', 'asked']),
  /** Null for what is about no single attempt; no homework is all of it. */
  attemptId: z.nullable(z.number()),
  homework: z.nullable(homeworkChoiceSchema),
  /** The question, as staff know it. */
  label: z.optional(z.string()),
  /** What was decided, in a few words, and why; null if nobody gave a reason. */
  what: z.string(),
  why: z.nullable(z.string()),
  /** Null if it was Markwell itself, the pupil, or somebody unknown. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** When it was taken back; null if it holds. */
  endedAt: z.nullable(z.string()),
});
export type PupilDecision = z.infer<typeof pupilDecisionSchema>;

/** How a pupil did at something over all homework, by first attempts that count. */
export const pupilShareSchema = z.object({
  /** A specification point, or a type of question. */
  name: z.string(),
  /** 0 to 1 with two decimals: share of the marks. */
  share: z.number(),
  answers: z.number(),
});
export type PupilShare = z.infer<typeof pupilShareSchema>;

export const pupilSchema = z.object({
  memberships: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      studentClass: z.string(),
      teacher: z.string(),
      /** Whether the class list names them, did until they left, or only their own typing does. */
      source: z.enum(['roster', 'former', 'self']),
      memberFrom: z.nullable(z.string()),
      memberUntil: z.nullable(z.string()),
    }),
  ),
  /** Of the membership that was asked for, over all of them. */
  history: historySchema,
  /** Latest first. */
  attempts: z.array(pupilAttemptSchema),
  /** Weakest first. */
  points: z.array(pupilShareSchema),
  kinds: z.array(pupilShareSchema),
  /** Latest first. */
  decisions: z.array(pupilDecisionSchema),
  may: z.array(z.enum(['export'])),
});
export type Pupil = z.infer<typeof pupilSchema>;

/** A pupil by any of their memberships: what they handed in, what is weak, what was decided. 404 for an unknown one. */
export const readPupil = defineCall('teacher', 'GET', '/api/pupils/:id', {
  output: pupilSchema,
});

/** Everything that is kept of a pupil, for a subject access request. Audited. 404 for an unknown one. */
export const exportPupil = defineCall('admin', 'GET', '/api/pupils/:id/export', {
  download: 'application/json',
  output: z.string(),
});
