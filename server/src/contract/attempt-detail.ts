import { answerSchema, attemptMarkingSchema, overriddenResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { afterClosingSchema } from './after-closing.ts';
import { allowanceSchema } from './allowances.ts';
import { defineCall } from './call.ts';
import { commentSchema } from './comments.ts';
import { exclusionSchema } from './exclusions.ts';
import { overrideSchema } from './overrides.ts';
import { toldQuestionFields } from './told-question.ts';

/** One answer and why it got its marks: result, evidence, refusal and confidence from the marking. */
export const markedAnswerSchema = z.extend(overriddenResultSchema, {
  ...toldQuestionFields,
  /** The question's text; null when the homework has it no more. */
  question: z.nullable(z.string()),
  /** Its type; null likewise. */
  type: z.nullable(z.string()),
  /** Null when it was left out. */
  answer: z.nullable(answerSchema),
  /** Marks that a teacher has set instead of the scheme's, which are then in `overridden`. */
  override: z.optional(overrideSchema),
});

export const attemptDetailSchema = z.object({
  id: z.number(),
  reference: z.string(),
  student: z.object({
    id: z.number(),
    name: z.string(),
    studentClass: z.string(),
    teacher: z.string(),
    /** Whether the class list names the student, or did until they left. */
    isListed: z.boolean(),
    /** Whether the class is on no list now: it may have left while the student was at work. */
    isClassGone: z.boolean(),
  }),
  /** Second numbering: the card it was taken from. */
  assignmentId: z.number(),
  homework: z.object({ id: z.number(), title: z.string() }),
  /** The name of the assignment the student chose, if the homework offers several. */
  chosenAssignment: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  submittedAt: z.string(),
  /** When it was due for the student, ISO 8601 UTC; absent without a due date. */
  dueAt: z.optional(z.string()),
  startedAt: z.nullable(z.string()),
  /** Whole minutes. */
  timeSpentMinutes: z.nullable(z.number()),
  /** Of the marking that counts now. */
  schemeVersion: z.number(),
  policy: attemptMarkingSchema.shape.policy,
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded to an integer. */
  percentage: z.number(),
  grade: z.string(),
  /** Whether the page had claimed other marks than the server gave. */
  differsFromClaim: z.boolean(),
  /** Of the attempts that count. */
  isFirst: z.boolean(),
  isBest: z.boolean(),
  /** Every attempt of this student at this homework, this one included, oldest first. */
  attempts: z.array(z.object({ id: z.number(), submittedAt: z.string(), percentage: z.number(), counts: z.boolean() })),
  /** Why it does not count; empty if it does. */
  exclusions: z.array(exclusionSchema),
  /** What the student is allowed at this homework; absent if nothing. */
  allowances: z.optional(z.array(allowanceSchema)),
  /** That it came after closing, and the decision about it; absent if it did not. */
  afterClosing: z.optional(afterClosingSchema),
  /** To the student, and to the class. */
  comments: z.optional(z.array(commentSchema)),
  /** What the reader may do with it: set marks, write to its student, leave it out. */
  may: z.array(z.enum(['override', 'comment', 'exclude'])),
  /** In the order of the homework's questions. */
  answers: z.array(markedAnswerSchema),
});
export type AttemptDetail = z.infer<typeof attemptDetailSchema>;

/** One attempt, each answer with its marks and why; 404 for an unknown id. */
export const readAttempt = defineCall('teacher', 'GET', '/api/attempts/:id', {
  output: attemptDetailSchema,
});
