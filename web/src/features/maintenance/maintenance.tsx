import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../components/toast/toast-store.ts';
import { checkHealth } from './check-health.ts';
import { createHealthWatch } from './health-watch.ts';
import { MaintenanceOverlay } from './maintenance-overlay.tsx';

/**
 * Watches over the connection on every page, and covers the page while it is lost (spec part 2, sections 2 and 4). What is on
 * the page stays as it is. Fetched with the first page, because it could not be fetched when it is needed.
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
  if (health.isUp || downSince === undefined) return null;
  return (
    <MaintenanceOverlay why={health.why} downSince={downSince} isChecking={isChecking} onCheck={() => watch.check()} />
  );
}
