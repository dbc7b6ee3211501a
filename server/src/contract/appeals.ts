import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * What became of it that a student thinks that an answer should count: nobody has looked yet; it counts now, wholly or in part; or a teacher looked,
 * and it does not.
 */
export const appealStateSchema = z.enum(['waiting', 'accepted', 'partly', 'refused']);
export type AppealState = z.infer<typeof appealStateSchema>;

/** Most answers of one attempt that a student can ask about. */
export const mostAppeals = 5;

/**
 * Says of a typed answer of a stored attempt that it should count: it goes to the teacher's queue. The attempt's reference is all it takes. Once an
 * answer: a repeat changes nothing. 404 for a reference that opens nothing or a question that the attempt does not have; 409 for an answer that
 * counts, was not typed, or that somebody has decided about, and where as many were asked about as may be.
 */
export const appealAnswer = defineCall({
  method: 'POST',
  path: '/api/results/:reference/appeals',
  who: 'anyone',
  input: z.object({ questionId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ state: appealStateSchema }),
});
