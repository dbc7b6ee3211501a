import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A question that a class was asked before, with its parts together. */
export const askedBeforeSchema = z.object({
  homeworkId: z.number(),
  homeworkTitle: z.string(),
  /** When it was due, else first handed in; ISO 8601 UTC. */
  askedAt: z.string(),
  /** Of the question, or of its parts. */
  questionIds: z.array(z.string()),
  /** As its homework calls it: 'Q2 (a)' of the first part. */
  label: z.optional(z.string()),
  question: z.string(),
  marks: z.number(),
  /** Share of the marks that first attempts of the class got, 0 to 1 with two decimals. */
  facility: z.number(),
  /** Whose first attempts those are. */
  students: z.number(),
});
export type AskedBefore = z.infer<typeof askedBeforeSchema>;

const studentClass = z.string().check(z.minLength(1, 'name a class'), z.maxLength(40));

/** What a class was asked about three and about ten weeks ago, weakest first. 404 for an unknown class. */
export const proposeRetrieval = defineCall('teacher', 'GET', '/api/retrieval', {
  input: z.object({ class: studentClass }),
  output: z.object({ class: z.string(), title: z.string(), questions: z.array(askedBeforeSchema) }),
});

/**
 * Makes a homework of questions that were proposed, and sets it for the class. 400 for a question that is not proposed, and for a time that is
 * none; 403 for a teacher without the class.
 */
export const setRetrieval = defineCall('teacher', 'POST', '/api/retrieval', {
  on: { class: 'class' },
  input: z.object({
    class: studentClass,
    questions: z
      .array(z.object({ homeworkId: z.number(), questionId: z.string().check(z.maxLength(64)) }))
      .check(z.minLength(1, 'choose a question'), z.maxLength(12)),
    /** In the school's time zone, to the minute. */
    due: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'send a time such as 2026-01-16T16:00')),
  }),
  output: z.object({ id: z.number(), title: z.string() }),
});

/**
 * Withdraws a quiz: students no longer see it, nobody counts as missing it, and what was handed in stays. Or sets it again. 404 for
 * homework that is no such quiz; 403 for a teacher without its class.
 */
export const withdrawRetrieval = defineCall('teacher', 'POST', '/api/retrieval/:id', {
  on: { homework: ':id' },
  input: z.object({ isWithdrawn: z.boolean() }),
  output: z.object({ isWithdrawn: z.boolean() }),
});
