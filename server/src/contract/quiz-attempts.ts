import { answersSchema, attemptMarkingSchema, longestAnswer } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const value = z.string().check(z.maxLength(longestAnswer));
const questionId = z.string().check(z.maxLength(64));
const bareValue = z.union([value, z.number(), z.boolean(), z.null()]);

/** An answer, as a whole or as its bare value; null for a question that was left out. */
export const sentAnswerSchema = z.union([
  z.object({
    questionId: z.optional(z.nullable(questionId)),
    value: z.optional(bareValue),
    choice: z.optional(z.nullable(value)),
    reason: z.optional(z.nullable(value)),
  }),
  bareValue,
]);
export type SentAnswer = z.infer<typeof sentAnswerSchema>;

/** Answers by question id, each whole or bare. */
export const sentAnswersByIdSchema = z.record(questionId, sentAnswerSchema);

/** Until when expected answers are hidden from the person who handed in an attempt. */
export const answersKeptSchema = z.object({
  /** `listed`: until the name is on a class list. */
  until: z.enum(['second-attempt', 'due', 'listed']),
  /** ISO 8601 UTC; null if it does not depend on a date. */
  dueAt: z.nullable(z.string()),
});
export type AnswersKept = z.infer<typeof answersKeptSchema>;

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
/** Of a result that the page claims, what is kept. */
const claimedResult = z.object({
  questionId: maybe(z.string().check(z.maxLength(64))),
  marksAwarded: maybe(z.number()),
});

/**
 * An attempt as the page sends it (spec part 1, section 7). `answers` comes in two shapes: an object keyed by question
 * id (Year 7), or an array of values (the other years), each a whole answer or a bare value in the order of the questions.
 * Marks, percentage and grade are the client's claim; what counts is what the server marks on arrival.
 */
export const quizAttemptInputSchema = z.object({
  studentId: z.number(),
  /** Second numbering: 1 Year 7, 3 Year 8, 4 Year 9, 5 Year 10, 2 Year 11, else the homework's id. */
  assignmentId: z.number(),
  answers: z.union([z.array(sentAnswerSchema), sentAnswersByIdSchema]),
  results: maybe(z.array(claimedResult)),
  totalMarks: maybe(z.number()),
  maxMarks: maybe(z.number()),
  percentage: maybe(z.union([z.string().check(z.maxLength(20)), z.number()])),
  grade: maybe(z.string().check(z.maxLength(60))),
  startedAt: maybe(z.string().check(z.maxLength(40))),
  timeSpentMinutes: maybe(z.number()),
  /** Beside the spec's fields, from our page: the homework and scheme version that were shown, and the answers by id. */
  homeworkId: maybe(z.number()),
  schemeVersion: maybe(z.number()),
  answersById: maybe(answersSchema),
  /** What `startHomework` gave when Start was pressed; anything else is as good as none. */
  startToken: maybe(z.string().check(z.maxLength(200))),
});
export type QuizAttemptInput = z.infer<typeof quizAttemptInputSchema>;

/** What the server answers once the attempt is durable. */
export const attemptReceiptSchema = z.object({
  id: z.number(),
  /** Unguessable and short enough to read out, such as 'K7QM-4TXD-9FHB'. */
  reference: z.string(),
  assignmentId: z.number(),
  homeworkId: z.number(),
  schemeVersion: z.number(),
  marking: attemptMarkingSchema,
  /** Until when the marking leaves out what was expected; absent where it does not. Until then changed answers are not marked. */
  answersKept: z.optional(answersKeptSchema),
  /** Whether the page had claimed other marks; the server's replace them. */
  differsFromClaim: z.boolean(),
  /** ISO 8601 UTC. */
  submittedAt: z.string(),
  /** When the homework had closed for the class, ISO 8601 UTC, where nothing shows that it was begun before: it counts once a teacher lets it. */
  closedAt: z.optional(z.string()),
});
export type AttemptReceipt = z.infer<typeof attemptReceiptSchema>;

/** Stores an attempt. With an `Idempotency-Key` header a repeat returns the first receipt; another body is 422. */
export const submitQuizAttempt = defineCall('anyone', 'POST', '/api/quiz-attempts', {
  input: quizAttemptInputSchema,
  output: attemptReceiptSchema,
});

/**
 * Marks answers to a homework whose key is on the server, for someone who has submitted it. 409 while what is expected is kept back: trying
 * answers until one scores would tell it.
 */
export const markHomeworkAnswers = defineCall('anyone', 'POST', '/api/homework/:id/marks', {
  input: z.object({
    /** The idempotency key of the submission. */
    submissionKey: z.string().check(z.minLength(8), z.maxLength(200)),
    answers: answersSchema,
  }),
  output: attemptMarkingSchema,
});
