import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { schoolFormat } from '../../../lib/school-zone.ts';
import { CheckBox } from '../check-box.tsx';
import type { Monitor } from './use-monitor.ts';

const clock = schoolFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The monitor's heading, whether it refreshes by itself, and a button to do it now. */
export function MonitorControls({ monitor: { stats, isAuto, setAuto, refresh } }: { readonly monitor: Monitor }) {
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
