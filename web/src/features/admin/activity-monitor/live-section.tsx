import type { Visit } from '@markwell/server/contract';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { pageName } from './page-name.ts';
import { VisitsSection } from './visits-section.tsx';

const mostRows = 25;
const columns = ['Name', 'Class', 'Location', 'Current page', 'Browser', 'Last seen'] as const;

/** Who is on the site now. */
export function LiveSection({ visits }: { readonly visits: StaffQuery<Visit[]> }) {
  return (
    <VisitsSection
      id="live-sessions"
      title="Live sessions"
      visits={visits}
      what="live sessions"
      empty="No active users currently accessing the website"
      columns={columns}
      most={mostRows}
      cells={({ studentName, studentClass, location, currentPage, browser, timeAgo }) => [
        studentName,
        studentClass,
        location,
        pageName(currentPage),
        browser,
        timeAgo,
      ]}
    />
  );
}
