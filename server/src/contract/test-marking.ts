import { longestAnswer, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ofEach, ofField, withFields } from './complete-answer.ts';

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
