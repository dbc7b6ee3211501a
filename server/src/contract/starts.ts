import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { studentDetailsSchema } from './students.ts';

/**
 * Records that somebody in a class starts a homework now. The token later proves it to any server of the
 * school; without one an attempt counts while the homework is open. 404 for an unknown id (first numbering).
 */
export const startHomework = defineCall('anyone', 'POST', '/api/homework/:id/starts', {
  input: z.pick(studentDetailsSchema, { studentClass: true }),
  output: z.object({ startToken: z.string() }),
});
