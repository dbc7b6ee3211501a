import type { HistoricalVisit } from '@markwell/server/contract';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { pageName } from './page-name.ts';
import { VisitsSection } from './visits-section.tsx';

const mostRows = 50;
const columns = ['Name', 'Class', 'Location', 'Pages', 'Browser', 'From', 'To', 'Last seen'] as const;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '14:05'; empty where no time is told. */
function clockText(time: string): string {
  return time === '' ? '' : clock.format(new Date(time));
}

/** Who was on the site in the last 24 hours. */
export function HistorySection({ visits }: { readonly visits: StaffQuery<HistoricalVisit[]> }) {
  return (
    <VisitsSection
      id="history"
      title="24-hour history"
      visits={visits}
      what="the last 24 hours"
      empty="No historical user data available from the last 24 hours"
      columns={columns}
      most={mostRows}
      cells={(visit) => [
        visit.studentName,
        visit.studentClass,
        visit.location,
        visit.pagesVisited.map(pageName).join(', ') || pageName(visit.currentPage),
        visit.browser,
        clockText(visit.startedAt),
        clockText(visit.lastSeenAt),
        visit.timeAgo,
      ]}
    />
  );
}
