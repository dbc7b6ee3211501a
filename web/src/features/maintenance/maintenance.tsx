import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { ClockIcon } from '../../components/icons.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { msg, type TextKey, t } from '../../lib/texts.ts';
import { onWorkAtHand, type WorkAtHand, workAtHand } from '../../lib/work-at-hand.ts';
import { checkHealth, type Trouble } from './check-health.ts';
import { createHealthWatch } from './health-watch.ts';
import { MaintenanceOverlay } from './maintenance-overlay.tsx';

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
    return () => showToast({ tone: 'success', title: t('update.back'), description: t('update.go-on') });
  }, [isDown]);
  const work = useSyncExternalStore(onWorkAtHand, workAtHand);
  const [address] = useLocation();
  if (health.isUp || downSince === undefined) return null;
  const { why, trouble } = health;
  const advised = advice[trouble];
  const check = () => watch.check();
  if (isForWork(address, work))
    return <MaintenanceLine text={lineText(trouble, work)} isChecking={isChecking} onCheck={check} />;
  return (
    <MaintenanceOverlay
      advice={advised && t(advised)}
      why={why}
      downSince={downSince}
      isChecking={isChecking}
      onCheck={check}
    />
  );
}

interface MaintenanceLineProps {
  readonly text: string;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** A line at the lower edge that stays in view and moves nothing above it, so that nobody loses the place they write at. */
function MaintenanceLine({ text, isChecking, onCheck }: MaintenanceLineProps) {
  return (
    <div className="edge-line no-print sticky bottom-0 z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-caution bg-caution-wash px-4 py-1.5 text-caution">
      <p role="status" className="flex items-start gap-2 text-small font-semibold">
        <ClockIcon className="mt-0.5 size-4" />
        {text}
      </p>
      <Button look="quiet" onClick={onCheck}>
        {isChecking ? t('update.checking') : t('update.check')}
      </Button>
    </div>
  );
}

/** What the line at the edge begins with, for somebody who goes on working. */
const titles = {
  offline: msg('update.no-connection'),
  'no-answer': msg('update.no-connection'),
  server: msg('update.problem'),
  update: msg('update.title'),
} as const satisfies Record<Trouble, TextKey>;

/** What the line at the edge says: what is known, and what becomes of the work. */
function lineText(trouble: Trouble, work: WorkAtHand | undefined): string {
  const title = t(titles[trouble]);
  if (work === undefined) return t('update.line', { title });
  return work.isSentLater ? t('update.line-later', { title }) : t('update.line-submit', { title });
}

/** What the reader can do about it besides waiting; undefined if nothing. */
const advice: Readonly<Record<Trouble, TextKey | undefined>> = {
  offline: msg('update.advice-offline'),
  'no-answer': msg('update.advice-no-answer'),
  server: msg('update.advice-server'),
  update: undefined,
};

/** Addresses where students type: there the work goes on, and nothing may come over it. */
const workPages = /^\/(quiz|homework\/|result|practice|btec-childcare)/i;

/** Whether a line at the edge has to do, because somebody may be in the middle of a word. */
function isForWork(address: string, work: WorkAtHand | undefined): boolean {
  return work !== undefined || workPages.test(address);
}
