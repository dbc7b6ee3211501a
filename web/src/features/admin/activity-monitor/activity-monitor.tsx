import { Notice } from '../../../components/notice.tsx';
import { failureText } from '../../../lib/failure.ts';
import { FloodNotice } from './flood-notice.tsx';
import { HistorySection } from './history-section.tsx';
import { IpReportSection } from './ip-report-section.tsx';
import { LiveSection } from './live-section.tsx';
import { MadeUpAttempts } from './made-up-attempts.tsx';
import { MonitorControls } from './monitor-controls.tsx';
import { StatsSection } from './stats-section.tsx';
import { useMonitor } from './use-monitor.ts';

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
