import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { studentDetailsSchema } from './students.ts';

/**
 * Says that somebody of a class starts a homework now. The token shows that later, to whichever server of the school takes the attempt; without
 * one an attempt counts as long as the homework is open. 404 for an unknown id (first numbering).
 */
export const startHomework = defineCall({
  method: 'POST',
  path: '/api/homework/:id/starts',
  who: 'anyone',
  input: z.pick(studentDetailsSchema, { studentClass: true }),
  output: z.object({ startToken: z.string() }),
});
