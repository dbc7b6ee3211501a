import type { Visit } from '@markwell/server/contract';
import { Loading } from '../../../components/loading.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { numberText } from '../figures/words.ts';
import { MonitorTable } from './monitor-table.tsx';
import { pageName } from './page-name.ts';

const mostRows = 25;
const columns = ['Name', 'Class', 'Location', 'Current page', 'Browser', 'Last seen'] as const;

/** Who is on the site now. */
export function LiveSection({ visits: { data: visits, isError } }: { readonly visits: StaffQuery<Visit[]> }) {
  return (
    <section aria-labelledby="live-sessions">
      <h3 id="live-sessions" className="mb-3 text-lead">
        Live sessions
      </h3>
      {visits === undefined && !isError && <Loading label="Loading live sessions…" />}
      {visits?.length === 0 && <p className="sheet p-5 text-soft">No active users currently accessing the website</p>}
      {visits !== undefined && visits.length > 0 && (
        <MonitorTable
          label="Live sessions"
          caption={`${shown(visits.length, mostRows)}, the latest first`}
          columns={columns}
          rows={visits.slice(0, mostRows).map((visit) => ({
            key: visit.id,
            cells: [
              visit.studentName,
              visit.studentClass,
              visit.location,
              pageName(visit.currentPage),
              visit.browser,
              visit.timeAgo,
            ],
          }))}
        />
      )}
    </section>
  );
}

/** 'Showing 25 of 57 sessions'. */
export function shown(count: number, most: number): string {
  if (count === 1) return '1 session';
  return count > most ? `Showing ${most} of ${numberText(count)} sessions` : `${count} sessions`;
}
