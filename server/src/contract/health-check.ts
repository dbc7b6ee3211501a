import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Success means that the server is up and that a submission can be stored now; 503 that it cannot. */
export const healthCheck = defineCall({
  method: 'GET',
  path: '/api/health-check',
  who: 'anyone',
  mayBeKept: true,
  input: z.undefined(),
  output: z.object({ status: z.literal('ok'), time: z.string() }),
});
