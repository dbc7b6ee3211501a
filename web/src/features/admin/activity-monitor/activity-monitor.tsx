import {
  type Flood,
  listActiveUsers,
  listHistoricalUsers,
  readIpReport,
  readUserStats,
} from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { failureText } from '../../../lib/failure.ts';
import { timeOfDayText } from '../../../lib/school-time.ts';
import { schoolFormat } from '../../../lib/school-zone.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { CheckBox } from '../check-box.tsx';
import { IpReportSection } from './ip-report-section.tsx';
import { MadeUpAttempts } from './made-up-attempts.tsx';
import { StatsSection } from './stats-section.tsx';
import { HistorySection, LiveSection } from './visits-section.tsx';

/**
 * Who is on the site, who was in the last 24 hours, and from where (spec part 2, section 2). Figures change
 * silently: screen readers announce a new state of the system and a requested refresh, not every poll.
 */
export default function ActivityMonitor() {
  const monitor = useMonitor();
  const { stats, active, history, report } = monitor;
  const failed = [stats, active, history].find(({ isError }) => isError);
  return (
    <div className="grid grid-cols-1 gap-9">
      <MonitorControls monitor={monitor} />
      {failed !== undefined && (
        <Notice
          tone="caution"
          role="status"
          headingLevel={3}
          title={failed.data === undefined ? 'Could not load who is on the site' : 'This may be out of date'}
        >
          <p>{failureText(failed.error)}</p>
        </Notice>
      )}
      <FloodNotice floods={stats.data?.floods ?? []} />
      <MadeUpAttempts />
      <StatsSection stats={stats} />
      <LiveSection visits={active} />
      <HistorySection visits={history} />
      <IpReportSection report={report} />
    </div>
  );
}

const kinds = {
  requests: ({ refused, call }) => `${countText(refused, 'request')} too many for ${call}`,
  'sign-ins': ({ refused }) => `${countText(refused, 'login')} with usernames that do not exist`,
  visitors: ({ refused }) => `${countText(refused, 'visitor')} more than a school can have, so these names are made up`,
} as const satisfies Record<Flood['kind'], (flood: Flood) => string>;

/** Names the addresses that made too many requests in the last hour, if any. */
function FloodNotice({ floods }: { readonly floods: readonly Flood[] }) {
  if (floods.length === 0) return null;
  return (
    <Notice tone="caution" role="status" headingLevel={3} title="Somebody is flooding the site">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {floods.map((flood) => (
          <li key={`${flood.ipAddress} ${flood.call} ${flood.firstAt}`} className="break-words">
            <strong>{flood.ipAddress}</strong> ({flood.location}), {timeOfDayText(flood.firstAt)} to{' '}
            {timeOfDayText(flood.lastAt)}: {kinds[flood.kind](flood)}.
          </li>
        ))}
      </ul>
      <p className="mt-2">These were refused. Everybody else at the same address goes on handing in and logging in.</p>
    </Notice>
  );
}

const clock = schoolFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The monitor's heading, whether it refreshes by itself, and a button to do it now. */
function MonitorControls({ monitor: { stats, isAuto, setAuto, refresh } }: { readonly monitor: Monitor }) {
  const { dataUpdatedAt, isError } = stats;
  const [told, setTold] = useState('');
  const refreshAndTell = async () => {
    setTold('');
    const areFresh = await refresh();
    setTold(areFresh ? `Refreshed at ${clock().format(Date.now())}.` : 'The figures could not be refreshed.');
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="text-title">User Activity Monitor</h2>
        <p className="text-small text-soft tabular-nums">
          {dataUpdatedAt === 0 ? !isError && 'Loading…' : `As of ${clock().format(dataUpdatedAt)}`}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-3">
        <CheckBox label="Auto-refresh" isChecked={isAuto} onCheck={setAuto} />
        <Button look="secondary" onClick={() => void refreshAndTell()}>
          Refresh Now
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

/** Milliseconds between polls of who is here, and of who was (spec part 2, section 9). */
const often = 5_000;
const seldom = 30_000;

type Monitor = ReturnType<typeof useMonitor>;

/** The four queries of the monitor, which poll while auto-refresh is on. */
function useMonitor() {
  const [isAuto, setAuto] = useState(true);
  const every = (interval: number) => ({ refetchInterval: isAuto && interval });
  const stats = useStaffQuery('admin', readUserStats, undefined, every(often));
  const active = useStaffQuery('admin', listActiveUsers, undefined, every(often));
  const history = useStaffQuery('admin', listHistoricalUsers, undefined, every(seldom));
  const report = useStaffQuery('admin', readIpReport, undefined, every(seldom));
  /** Asks for all four again, because somebody wants them; tells whether the figures came. */
  const refresh = async () => {
    const [areFresh = false] = await Promise.all([stats, active, history, report].map((query) => query.askAgain()));
    return areFresh;
  };
  return { stats, active, history, report, isAuto, setAuto, refresh };
}
