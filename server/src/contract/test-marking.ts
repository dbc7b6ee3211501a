import { answerSchema, keyReadingSchema, longestAnswer, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ofEach, ofField, withFields } from './complete-answer.ts';
import { draftQuestionSchema } from './homework-draft.ts';

const value = z.string().check(z.maxLength(longestAnswer));
const triedAnswer = z.union([
  value,
  z.number(),
  z.boolean(),
  z.null(),
  /** For a combined question. */
  z.object({
    value: z.optional(z.nullable(value)),
    choice: z.optional(z.nullable(value)),
    reason: z.optional(z.nullable(value)),
  }),
]);

/**
 * Marks an admin's own answers to a homework, released or not, and stores nothing (spec part 2, section 7). Answers are by
 * 0-based place among the `questions` of the list (those hidden by a preview included): `{ "0": "B" }`, or as an array.
 * `assignmentId` is of the first numbering; for a card what it shows is marked. 404 for an unknown one.
 */
export const testMarking = defineCall('admin', 'POST', '/api/test-marking', {
  on: 'school',
  input: z.object({
    assignmentId: z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'send the id of a homework'))]),
    answers: z.union([z.array(triedAnswer), z.record(z.string().check(z.regex(/^\d{1,5}$/)), triedAnswer)]),
  }),
  output: z.object({
    totalScore: z.number(),
    totalMarks: z.number(),
    /** One for each of the homework's questions, in their order; an information question has 0 of 0 marks. */
    questionResults: z.array(
      z.object({
        /** 0-based place. */
        index: z.number(),
        questionId: z.string(),
        question: z.string(),
        correct: z.boolean(),
        score: z.number(),
        marks: z.number(),
        feedback: z.string(),
        /** Which words met which part of the scheme; why there is no mark; how sure the marking is (0 to 1). */
        evidence: questionResultSchema.shape.evidence,
        refusal: questionResultSchema.shape.refusal,
        state: questionResultSchema.shape.state,
        slots: questionResultSchema.shape.slots,
        confidence: questionResultSchema.shape.confidence,
      }),
    ),
  }),
  complete: ofField(
    'questionResults',
    ofEach(
      withFields((_result, index) => ({
        index,
        questionId: `q${index + 1}`,
        question: '',
        marks: 1,
        evidence: [],
        confidence: 1,
      })),
    ),
  ),
});
export type TestMarking = z.infer<typeof testMarking.output>;

/** Marks an answer to a question that is still being written, by the key that it has now. Nothing is stored. */
export const tryAnswer = defineCall('admin', 'POST', '/api/admin/try-answer', {
  on: 'school',
  input: z.object({ question: draftQuestionSchema, answer: z.omit(answerSchema, { questionId: true }) }),
  output: z.object({
    /** Null for a question that has no key, or no marks. */
    result: z.nullable(questionResultSchema),
  }),
});

/** Says how the keys of some questions are read, while a person edits them: kind, what else gets the marks, what is left open. */
export const describeKeys = defineCall('admin', 'POST', '/api/admin/describe-keys', {
  on: 'school',
  input: z.object({ questions: z.array(draftQuestionSchema).check(z.maxLength(50)) }),
  output: z.object({
    /** One for each question, in their order; null for one that is not typed, has no key, or says which points its answers make. */
    readings: z.array(z.nullable(keyReadingSchema)),
  }),
});
