import { answerSchema, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { afterClosingSchema } from './after-closing.ts';
import { appealStateSchema } from './appeals.ts';
import { defineCall } from './call.ts';
import { commentSchema } from './comments.ts';
import { answersKeptSchema } from './quiz-attempts.ts';
import { toldQuestionFields } from './told-question.ts';

/** A stored result as the student may see it: marks and feedback, and nothing of how they came about. */
export const storedResultSchema = z.object({
  reference: z.string(),
  studentName: z.string(),
  studentClass: z.string(),
  teacher: z.string(),
  homework: z.object({ id: z.number(), title: z.string() }),
  /** ISO 8601 UTC. */
  submittedAt: z.string(),
  /** When it was marked; later than `submittedAt` if it was marked again. */
  markedAt: z.string(),
  /** Whether a member of staff had it marked again since it was submitted. */
  isRemarked: z.boolean(),
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded to an integer. */
  percentage: z.number(),
  grade: z.string(),
  /** The teacher's comments, to the class or to this student; oldest first. */
  comments: z.optional(z.array(z.pick(commentSchema, { to: true, text: true, by: true, at: true }))),
  /** Until when the feedback hides expected answers; absent if it does not. */
  answersKept: z.optional(answersKeptSchema),
  /** That it came after closing, and whether a teacher lets it count. */
  afterClosing: z.optional(z.pick(afterClosingSchema, { closedAt: true, decision: true })),
  /** In the order of the homework's questions. */
  results: z.array(
    z.extend(
      z.pick(questionResultSchema, {
        questionId: true,
        isCorrect: true,
        maxMarks: true,
        marksAwarded: true,
        feedback: true,
        state: true,
        slots: true,
      }),
      {
        ...toldQuestionFields,
        /** Whether its label is the paper's own, and not only its place. */
        isLabelled: z.optional(z.boolean()),
        /** The question's text; null when the homework has it no more. */
        question: z.nullable(z.string()),
        /** Null when it was left out. */
        answer: z.nullable(answerSchema),
        /** That a teacher has set these marks, and why. */
        override: z.optional(z.object({ reason: z.string(), by: z.nullable(z.string()) })),
        /** The outcome of the student's claim that it should count; absent if there was none. */
        appeal: z.optional(appealStateSchema),
        /** Whether the student can ask: see `appealAnswer`. */
        canAppeal: z.optional(z.boolean()),
      },
    ),
  ),
});
export type StoredResult = z.infer<typeof storedResultSchema>;

/**
 * The current result for a receipt's reference, which is all it needs, in any case and with any spaces or
 * dashes. Too many wrong references have to wait.
 */
export const readStoredResult = defineCall('anyone', 'GET', '/api/results/:reference', {
  output: storedResultSchema,
});
