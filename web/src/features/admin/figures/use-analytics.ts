import { type Analytics, readAnalytics } from '@markwell/server/contract';
import { type StaffQuery, useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

export type Department = 'science' | 'btec';

/** How the school, or a department of it, did in the last weeks: 13 of them, a term, unless told otherwise. */
export function useAnalytics(department: Department | undefined, weeks?: number): StaffQuery<Analytics> {
  return useStaffQuery('admin', readAnalytics, {
    department,
    weeks: weeks === undefined ? undefined : String(weeks),
  });
}
