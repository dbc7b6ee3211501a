import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../components/toast/toast-store.ts';
import { onWorkAtHand, workAtHand } from '../../lib/work-at-hand.ts';
import { checkHealth } from './check-health.ts';
import { createHealthWatch } from './health-watch.ts';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { MaintenanceOverlay } from './maintenance-overlay.tsx';
import { troubleTexts } from './trouble-texts.ts';

/**
 * Watches over the connection on every page, and covers the page while it is lost (spec part 2, sections 2 and 4). What is on
 * the page stays as it is, and a student who is at work can put the cover aside: it is a banner then, until the work is done. Fetched with the first page, because it could not be fetched when it is needed.
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
  const isAtWork = work !== undefined;
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (!isAtWork) setAside(false);
  }, [isAtWork]);
  if (health.isUp || downSince === undefined) return null;
  const { why, trouble } = health;
  const texts = troubleTexts(trouble, isAtWork);
  const later = work && (work.isSentLater ? 'your answers are sent later' : 'submit when the connection is back');
  const check = () => watch.check();
  if (isAside && later !== undefined) {
    return <MaintenanceBanner text={`${texts.title}. Keep going: ${later}.`} isChecking={isChecking} onCheck={check} />;
  }
  return (
    <MaintenanceOverlay
      {...texts}
      why={why}
      downSince={downSince}
      isChecking={isChecking}
      onCheck={check}
      aside={later && { label: `Keep going: ${later}`, onAside: () => setAside(true) }}
    />
  );
}
