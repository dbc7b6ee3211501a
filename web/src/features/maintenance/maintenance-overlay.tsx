import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ClockIcon } from '../../components/icons.tsx';
import { t } from '../../lib/texts.ts';

interface MaintenanceOverlayProps {
  /** What can be done about it, beside waiting. */
  readonly advice: string | undefined;
  /** Why the server cannot be reached, in words. */
  readonly why: string;
  /** Milliseconds since 1970. */
  readonly downSince: number;
  readonly isChecking: boolean;
  readonly onCheck: () => Promise<void>;
}

/** Covers the whole page; the browser keeps the focus in it, and it goes back to where it was when the cover goes. */
export function MaintenanceOverlay({ advice, why, downSince, isChecking, onCheck }: MaintenanceOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasAsked, setHasAsked] = useState(false);
  useLayoutEffect(() => {
    const own = dialog.current;
    const before = document.activeElement;
    own?.showModal();
    return () => {
      own?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const ask = async () => {
    setHasAsked(true);
    await onCheck();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="maintenance-title"
      aria-describedby="maintenance-note"
      className="fixed inset-0 size-full max-h-none max-w-none place-items-center overflow-auto border-0 bg-paper p-4 text-ink open:grid"
      // It goes when the site is back, not when Escape is pressed.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <div className="sheet grid max-w-xl gap-4 p-6 sm:p-10">
        <ClockIcon className="size-12 text-caution" />
        <h2 id="maintenance-title" className="text-display">
          {t('update.title')}
        </h2>
        <div id="maintenance-note" className="grid gap-2 text-lead">
          <p>{t('update.takes')}</p>
          {advice !== undefined && <p>{advice}</p>}
          <p>{t('update.kept')}</p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <div>
            <dt className="text-small text-soft">{t('update.elapsed')}</dt>
            <dd className="font-semibold tabular-nums">
              <Elapsed since={downSince} />
            </dd>
          </div>
          <div>
            <dt className="text-small text-soft">{t('update.reason')}</dt>
            <dd className="font-semibold">{why}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button large onClick={ask}>
            {t('update.check')}
          </Button>
        </div>
        <p role="status" className="min-h-[1.6em] font-semibold">
          {hasAsked && (isChecking ? t('update.checking') : t('update.not-back', { why }))}
        </p>
      </div>
    </dialog>
  );
}

/** Counts the time since then; not read out by itself. */
function Elapsed({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{elapsedText(now - since)}</span>;
}

/** A time in milliseconds as minutes and seconds: '0:07', '12:40'. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
