import type { IpDetail, IpReport } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { numberText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { MonitorTable } from './monitor-table.tsx';
import { pageName } from './page-name.ts';

const firstRows = 50;
const columns = [
  'Address',
  'Student',
  'Location',
  'Browser',
  'Sessions',
  'Dates',
  'First seen',
  'Last seen',
  'Pages visited',
] as const;

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
  const rows = showsAll ? ipDetails : ipDetails.slice(0, firstRows);
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
        caption={`Showing ${numberText(rows.length)} of ${numberText(totalUniqueIPs)} addresses, the latest first`}
        columns={columns}
        rows={rows.map((detail) => ({ key: detail.ipAddress, cells: describe(detail) }))}
      />
      {rows.length < ipDetails.length && (
        <div>
          <Button look="secondary" onClick={showAll}>
            Show all {numberText(ipDetails.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function describe(detail: IpDetail) {
  const others = detail.totalStudents - 1;
  return [
    detail.ipAddress,
    others === 0 ? detail.studentName : `${detail.studentName} and ${numberText(others)} more`,
    detail.location,
    <span key="browser" title={detail.userAgent}>
      {detail.browser || detail.userAgent}
    </span>,
    numberText(detail.totalSessions),
    detail.dateRange,
    detail.firstSeenFormatted,
    detail.lastSeenFormatted,
    detail.pagesVisited.map(pageName).join(', '),
  ];
}
