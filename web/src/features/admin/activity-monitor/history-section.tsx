import type { HistoricalVisit } from '@markwell/server/contract';
import type { Column } from '../../../components/sort-table/sort-table.tsx';
import { timeOfDayText } from '../../../lib/school-time.ts';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { pageName } from './page-name.ts';
import { lastSeenColumn, textColumn, whoColumns } from './visit-columns.ts';
import { VisitsSection } from './visits-section.tsx';

const mostRows = 50;

/** '14:05'; empty without a time. */
function clockText(time: string): string {
  return time === '' ? '' : timeOfDayText(time);
}

const columns: readonly Column<HistoricalVisit>[] = [
  ...whoColumns,
  textColumn(
    'pages',
    'Pages',
    ({ pagesVisited, currentPage }) => pagesVisited.map(pageName).join(', ') || pageName(currentPage),
  ),
  textColumn('browser', 'Browser', ({ browser }) => browser),
  timeColumn('from', 'From', ({ startedAt }) => startedAt),
  timeColumn('to', 'To', ({ lastSeenAt }) => lastSeenAt),
  lastSeenColumn,
];

function timeColumn(key: string, label: string, time: (visit: HistoricalVisit) => string): Column<HistoricalVisit> {
  return { key, label, isTime: true, by: (visit) => time(visit) || null, cell: (visit) => clockText(time(visit)) };
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
    />
  );
}
