import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckBox } from '../check-box.tsx';
import type { Monitor } from './use-monitor.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The monitor's heading, whether it refreshes by itself, and a button to do it now. */
export function MonitorControls({ monitor: { stats, isAuto, setAuto, refresh } }: { readonly monitor: Monitor }) {
  const { dataUpdatedAt, isFetching, isError } = stats;
  const [refreshing, setRefreshing] = useState<'asked' | 'under way'>();
  const [told, setTold] = useState('');
  useEffect(() => {
    // What is asked for is not under way at once.
    if (refreshing === 'asked' && isFetching) setRefreshing('under way');
    if (refreshing !== 'under way' || isFetching) return;
    setRefreshing(undefined);
    setTold(isError ? 'The figures could not be refreshed.' : `Refreshed at ${clock.format(dataUpdatedAt)}.`);
  }, [refreshing, isFetching, isError, dataUpdatedAt]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="text-title">User Activity Monitor</h2>
        <p className="text-small text-soft tabular-nums">
          {dataUpdatedAt === 0 ? !isError && 'Loading…' : `As of ${clock.format(dataUpdatedAt)}`}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-3">
        <CheckBox label="Auto-refresh" isChecked={isAuto} onCheck={setAuto} />
        <Button
          look="secondary"
          onClick={() => {
            setTold('');
            setRefreshing('asked');
            refresh();
          }}
        >
          Refresh Now
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
