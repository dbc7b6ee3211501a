import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../components/toast/toast-store.ts';
import { onWorkAtHand, workAtHand } from '../../lib/work-at-hand.ts';
import { checkHealth } from './check-health.ts';
import { createHealthWatch } from './health-watch.ts';
import { MaintenanceLine } from './maintenance-line.tsx';
import { MaintenanceOverlay } from './maintenance-overlay.tsx';
import { advice, isForWork, lineText } from './trouble-texts.ts';

/**
 * Watches over the connection on every page, and covers the page while it is lost (spec part 2, sections 2 and 4). Where students work
 * it is a line at the edge instead, and the work goes on. Fetched with the first page, because it could not be fetched when it is needed.
 */
export default function Maintenance() {
  const [watch] = useState(() => createHealthWatch(checkHealth));
  const { health, downSince, isChecking } = useSyncExternalStore(watch.subscribe, watch.state);
  useEffect(() => watch.start(), [watch]);
  const isDown = downSince !== undefined;
  useEffect(() => {
    if (!isDown) return;
    return () => showToast({ tone: 'success', title: 'Back online', description: 'You can go on where you were.' });
  }, [isDown]);
  const work = useSyncExternalStore(onWorkAtHand, workAtHand);
  const [address] = useLocation();
  if (health.isUp || downSince === undefined) return null;
  const { why, trouble } = health;
  const check = () => watch.check();
  if (isForWork(address, work))
    return <MaintenanceLine text={lineText(trouble, work)} isChecking={isChecking} onCheck={check} />;
  return (
    <MaintenanceOverlay
      advice={advice[trouble]}
      why={why}
      downSince={downSince}
      isChecking={isChecking}
      onCheck={check}
    />
  );
}
