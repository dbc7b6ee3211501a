import { keyReadingSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { draftQuestionSchema } from './homework-draft.ts';

/** Says how the keys of some questions are read, while a person edits them: kind, what else gets the marks, what is left open. */
export const describeKeys = defineCall('admin', 'POST', '/api/admin/describe-keys', {
  on: 'school',
  input: z.object({ questions: z.array(draftQuestionSchema).check(z.maxLength(50)) }),
  output: z.object({
    /** One for each question, in their order; null for one that is not typed, has no key, or says which points its answers make. */
    readings: z.array(z.nullable(keyReadingSchema)),
  }),
});
