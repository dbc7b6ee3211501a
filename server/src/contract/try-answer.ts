import { answerSchema, questionResultSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { draftQuestionSchema } from './homework-draft.ts';

/** Marks an answer to a question that is still being written, by the key that it has now. Nothing is stored. */
export const tryAnswer = defineCall('admin', 'POST', '/api/admin/try-answer', {
  on: 'school',
  input: z.object({ question: draftQuestionSchema, answer: z.omit(answerSchema, { questionId: true }) }),
  output: z.object({
    /** Null for a question that has no key, or no marks. */
    result: z.nullable(questionResultSchema),
  }),
});
