import type { HistoricalVisit } from '@markwell/server/contract';
import { Loading } from '../../../components/loading.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { shown } from './live-section.tsx';
import { MonitorTable } from './monitor-table.tsx';
import { pageName } from './page-name.ts';

const mostRows = 50;
const columns = ['Name', 'Class', 'Location', 'Pages', 'Browser', 'From', 'To', 'Last seen'] as const;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Who was on the site in the last 24 hours. */
export function HistorySection({
  visits: { data: visits, isError },
}: {
  readonly visits: StaffQuery<HistoricalVisit[]>;
}) {
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="mb-3 text-lead">
        24-hour history
      </h3>
      {visits === undefined && !isError && <Loading label="Loading the last 24 hours…" />}
      {visits?.length === 0 && (
        <p className="sheet p-5 text-soft">No historical user data available from the last 24 hours</p>
      )}
      {visits !== undefined && visits.length > 0 && (
        <MonitorTable
          label="24-hour history"
          caption={`${shown(visits.length, mostRows)}, the latest first`}
          columns={columns}
          rows={visits.slice(0, mostRows).map((visit) => ({
            key: visit.id,
            cells: [
              visit.studentName,
              visit.studentClass,
              visit.location,
              visit.pagesVisited.map(pageName).join(', ') || pageName(visit.currentPage),
              visit.browser,
              clock.format(new Date(visit.startedAt)),
              clock.format(new Date(visit.lastSeenAt)),
              visit.timeAgo,
            ],
          }))}
        />
      )}
    </section>
  );
}
