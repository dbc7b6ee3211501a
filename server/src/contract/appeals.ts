import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * The outcome of a student's claim that an answer should count: not looked at yet; it now counts, wholly or
 * in part; or a teacher looked, and it does not.
 */
export const appealStateSchema = z.enum(['waiting', 'accepted', 'partly', 'refused']);
export type AppealState = z.infer<typeof appealStateSchema>;

/** Most answers of one attempt that a student can ask about. */
export const mostAppeals = 5;

/**
 * Asks for a typed answer of a stored attempt to count: it goes to the teacher's queue. The attempt's
 * reference is all it needs. Works once for an answer: a repeat changes nothing. 404 for an unknown
 * reference, or a question the attempt does not have; 409 for an answer that counts, was not typed or has
 * been decided about, and at the limit for one attempt.
 */
export const appealAnswer = defineCall('anyone', 'POST', '/api/results/:reference/appeals', {
  input: z.object({ questionId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ state: appealStateSchema }),
});
