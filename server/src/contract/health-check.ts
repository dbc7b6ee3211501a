import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Success means that the server is up and that a submission can be stored now; 503 that it cannot. */
export const healthCheck = defineCall('anyone', 'GET', '/api/health-check', {
  mayBeKept: true,
  output: z.object({ status: z.literal('ok'), time: z.string() }),
});
