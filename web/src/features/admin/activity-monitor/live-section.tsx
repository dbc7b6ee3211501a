import type { Visit } from '@markwell/server/contract';
import type { Column } from '../../../components/sort-table/sort-table.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { pageName } from './page-name.ts';
import { lastSeenColumn, textColumn, whoColumns } from './visit-columns.ts';
import { VisitsSection } from './visits-section.tsx';

const mostRows = 25;
const columns: readonly Column<Visit>[] = [
  ...whoColumns,
  textColumn('page', 'Current page', ({ currentPage }) => pageName(currentPage)),
  textColumn('browser', 'Browser', ({ browser }) => browser),
  lastSeenColumn,
];

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
    />
  );
}
