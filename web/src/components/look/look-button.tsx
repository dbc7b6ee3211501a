import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/texts.ts';

const LookPanel = lazy(() => import('./look-panel.tsx').catch(() => ({ default: () => null })));

/** Aa: opens what somebody who reads differently can set. */
export function LookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-label={t('look.open')}
        onClick={() => setOpen(true)}
      >
        Aa
      </button>
      {isOpen && (
        <Suspense>
          <LookPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
