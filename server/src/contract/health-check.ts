import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Success means the server is up and reaches its database. */
export const healthCheck = defineCall({
  method: 'GET',
  path: '/api/health-check',
  role: 'anyone',
  input: z.undefined(),
  output: z.object({ status: z.literal('ok'), time: z.string() }),
});
