import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * What the page needs to know about the installation. On one of `redirectFromHosts` (lower case, with a port
 * if it matters) the front page shows the redirect page, which leads to `redirectToUrl`; both are empty
 * (`[]`, null) on a fresh install, and nothing redirects. All dates and times are shown and set in
 * `timeZone`, the school's (an IANA name).
 */
export const readSite = defineCall('anyone', 'GET', '/api/site', {
  mayBeKept: true,
  output: z.object({
    redirectFromHosts: z.array(z.string()),
    redirectToUrl: z.nullable(z.string()),
    timeZone: z.string(),
  }),
});

/** Success means that the server is up and that a submission can be stored now; 503 that it cannot. */
export const healthCheck = defineCall('anyone', 'GET', '/api/health-check', {
  mayBeKept: true,
  output: z.object({ status: z.literal('ok'), time: z.string() }),
});

/** The school's time zone where `SCHOOL_TIME_ZONE` names no other, as the IANA list has it. */
export const usualSchoolZone = 'Europe/London';
