import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ofEach, ofField, withFields } from './complete-answer.ts';

/** Number of people by name of page or place. */
const counts = z.record(z.string(), z.number());

/** What an address asked too much of: calls, guesses at logins, or names of visitors. */
export const floodKindSchema = z.enum(['requests', 'sign-ins', 'visitors']);

/** An address that asked for more than is given out, and so was asked to wait or passed over. Times are ISO 8601 UTC. */
export const floodSchema = z.object({
  ipAddress: z.string(),
  location: z.string(),
  kind: floodKindSchema,
  /** The path of the call, such as '/api/assignments'. */
  call: z.string(),
  /** How many requests were refused. */
  refused: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type Flood = z.infer<typeof floodSchema>;

/** Who is on the site now: seen in the last 5 minutes. */
export const readUserStats = defineCall('admin', 'GET', '/api/user-stats', {
  isBackground: true,
  output: z.object({
    totalUsers: z.number(),
    /** By address within the site, such as '/quiz-yr8', most first; 'Unknown page' where none was told. At most 50. */
    usersByPage: counts,
    /** By label of `SITE_NETWORKS`, 'Elsewhere', or a place of the GeoIP file, most first. At most 50. */
    usersByLocation: counts,
    /** From how many addresses they come: many names from few addresses outside the school are made up. */
    totalAddresses: z.number(),
    /** Within the last hour, the latest first; at most 20. */
    floods: z.array(floodSchema),
  }),
  complete: withFields(() => ({ totalAddresses: 0, floods: [] })),
});
export type UserStats = z.infer<typeof readUserStats.output>;

/** Someone who is or was on the site: one visit, which ends with a pause of half an hour. Times are ISO 8601 UTC. */
export const visitSchema = z.object({
  id: z.number(),
  studentName: z.string(),
  studentClass: z.string(),
  /** Of the name in that class; 0 if it is nobody's there. */
  studentId: z.number(),
  /** 'Student', or 'Teacher' for a member of staff. */
  userType: z.string(),
  /** What the page says is being done. */
  assignment: z.nullable(z.string()),
  location: z.string(),
  /** Address within the site: what the page told, else where the browser said that it was. */
  currentPage: z.nullable(z.string()),
  /** Such as 'Chrome on Windows'. */
  browser: z.string(),
  /** When last seen, in words: 'Just now', '4 minutes ago'. */
  timeAgo: z.string(),
  /** Empty where they are not told. */
  startedAt: z.string(),
  lastSeenAt: z.string(),
});
export type Visit = z.infer<typeof visitSchema>;

const completeVisits = ofEach(
  withFields((_visit, index) => ({
    id: index,
    studentClass: '',
    studentId: 0,
    userType: 'Student',
    assignment: null,
    startedAt: '',
    lastSeenAt: '',
    pagesVisited: [],
  })),
);

/** Everyone seen in the last 5 minutes, the latest first; at most 500. */
export const listActiveUsers = defineCall('admin', 'GET', '/api/active-users', {
  isBackground: true,
  output: z.array(visitSchema),
  complete: completeVisits,
});

/** Visits of the last 24 hours, the latest first; at most 1,000. */
export const listHistoricalUsers = defineCall('admin', 'GET', '/api/historical-users', {
  isBackground: true,
  output: z.array(z.extend(visitSchema, { pagesVisited: z.array(z.string()) })),
  complete: completeVisits,
});
export type HistoricalVisit = z.infer<typeof listHistoricalUsers.output>[number];

/** One address: whole for 24 hours after it was last seen, then without the part that tells one machine from another. */
export const ipDetailSchema = z.object({
  ipAddress: z.string(),
  /** The most recent one; 0 if the name is nobody's in that class. */
  studentName: z.string(),
  studentId: z.number(),
  /** How many people came from here, by class and name. */
  totalStudents: z.number(),
  location: z.string(),
  /** The most recent one, as the browser told it. */
  userAgent: z.string(),
  /** Empty where only `userAgent` is told. */
  browser: z.string(),
  /** Visits from here. */
  totalSessions: z.number(),
  /** Such as '3 Nov 2025 – 21 Nov 2025', or one date. */
  dateRange: z.string(),
  /** Such as '3 Nov 2025, 14:05'. */
  firstSeenFormatted: z.string(),
  lastSeenFormatted: z.string(),
  /** ISO 8601 UTC. */
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** Addresses within the site, at most 50. */
  pagesVisited: z.array(z.string()),
});
export type IpDetail = z.infer<typeof ipDetailSchema>;

/** Addresses that were used, as far back as visits are kept (`SESSION_RETENTION_DAYS`), the latest first. */
export const readIpReport = defineCall('admin', 'GET', '/api/user-historical-report', {
  isBackground: true,
  output: z.object({
    totalUniqueIPs: z.number(),
    totalSessions: z.number(),
    /** At most 500. */
    ipDetails: z.array(ipDetailSchema),
  }),
  complete: ofField(
    'ipDetails',
    ofEach(withFields(() => ({ studentId: 0, totalStudents: 1, browser: '', firstSeenAt: '', lastSeenAt: '' }))),
  ),
});
export type IpReport = z.infer<typeof readIpReport.output>;
