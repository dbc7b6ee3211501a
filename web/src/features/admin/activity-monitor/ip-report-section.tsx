import type { IpDetail, IpReport } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { numberText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { type Column, column } from '../../../components/sort-table/sort-table.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { MonitorTable, textColumn } from './monitor-table.tsx';
import { pageName } from './page-name.ts';

const firstRows = 50;
const columns: readonly Column<IpDetail>[] = [
  textColumn('address', 'Address', ({ ipAddress }) => ipAddress),
  column('student', 'Student', ({ studentName }) => studentName || null, {
    cell: ({ studentId, studentName, totalStudents }) => (
      <>
        <PupilName id={studentId}>{studentName}</PupilName>
        {totalStudents > 1 && ` and ${numberText(totalStudents - 1)} more`}
      </>
    ),
  }),
  textColumn('location', 'Location', ({ location }) => location),
  column('browser', 'Browser', ({ browser, userAgent }) => browser || userAgent, {
    cell: ({ browser, userAgent }) => <span title={userAgent}>{browser || userAgent}</span>,
  }),
  column('sessions', 'Sessions', ({ totalSessions }) => totalSessions, {
    isFigure: true,
    cell: ({ totalSessions }) => numberText(totalSessions),
  }),
  { key: 'dates', label: 'Dates', cell: ({ dateRange }) => dateRange },
  column('first-seen', 'First seen', ({ firstSeenAt }) => firstSeenAt || null, {
    isTime: true,
    cell: ({ firstSeenFormatted }) => firstSeenFormatted,
  }),
  column('last-seen', 'Last seen', ({ lastSeenAt }) => lastSeenAt || null, {
    isTime: true,
    cell: ({ lastSeenFormatted }) => lastSeenFormatted,
  }),
  { key: 'pages', label: 'Pages visited', cell: ({ pagesVisited }) => pagesVisited.map(pageName).join(', ') },
];

/** From which addresses the site was used, as long as visits are kept. */
export function IpReportSection({ report }: { readonly report: StaffQuery<IpReport> }) {
  const { data, isError, askAgain } = report;
  return (
    <section aria-labelledby="ip-report" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id="ip-report" className="text-lead">
          IP tracking report
        </h3>
        <p className="text-small text-soft">
          Addresses are whole for 24 hours, then shortened so that they no longer tell one machine from another.
        </p>
      </div>
      {isError && (
        <Notice tone="problem" role="alert">
          <p>Failed to load tracking data. Please try again.</p>
          <Button look="quiet" className="-ml-3" onClick={askAgain}>
            Try again
          </Button>
        </Notice>
      )}
      {data === undefined && !isError && <Loading label="Loading tracking data…" />}
      {data?.ipDetails.length === 0 && <p className="sheet p-5 text-soft">No IP tracking data available yet.</p>}
      {data !== undefined && data.ipDetails.length > 0 && <Report report={data} />}
    </section>
  );
}

function Report({ report: { totalUniqueIPs, totalSessions, ipDetails } }: { readonly report: IpReport }) {
  const [showsAll, setShowsAll] = useState(false);
  const focusSoon = useFocusSoon();
  const shown = showsAll ? ipDetails.length : Math.min(ipDetails.length, firstRows);
  const showAll = () => {
    setShowsAll(true);
    // The button goes with the press, and the table is what was asked for.
    focusSoon('ip-addresses');
  };
  return (
    <>
      <FigureTiles
        figures={[
          { label: 'Unique IP addresses', value: numberText(totalUniqueIPs) },
          { label: 'Total sessions', value: numberText(totalSessions) },
        ]}
      />
      <MonitorTable
        id="ip-addresses"
        label="IP tracking report"
        caption={`Showing ${numberText(shown)} of ${numberText(totalUniqueIPs)} addresses`}
        columns={columns}
        rows={ipDetails}
        keyOf={({ ipAddress }) => ipAddress}
        usual="-last-seen"
        most={shown}
      />
      {shown < ipDetails.length && (
        <div>
          <Button look="secondary" onClick={showAll}>
            Show all {numberText(ipDetails.length)}
          </Button>
        </div>
      )}
    </>
  );
}
