import './redirect.css';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { t } from '../../lib/texts.ts';
import { NewAddress } from './new-address.tsx';
import { WithTarget } from './with-target.tsx';

/** Seconds until the page leads on by itself (spec part 2, section 9). */
const countFrom = 20;

/** The old-address redirect page (spec part 2, section 2): leads to the new address after a countdown that can be stopped. */
export default function RedirectPage() {
  return (
    <Page title={t('moved.title')}>
      <WithTarget title={t('moved.title')}>{(to) => <Moving to={to} />}</WithTarget>
    </Page>
  );
}

function Moving({ to }: { readonly to: string }) {
  const move = useCallback(() => location.assign(to), [to]);
  const { left, isRunning, stop } = useCountdown(countFrom, move);
  return (
    <div className="sheet grid gap-5 p-5 sm:p-8">
      <PageHeading>{t('moved.title')}</PageHeading>
      <p className="max-w-prose text-lead">{t('moved.about')}</p>
      <NewAddress url={to} />
      <div className="grid max-w-xl gap-2">
        <p className="font-semibold" role="timer">
          {isRunning && t('moved.taken-in', { count: left })}
          {!isRunning && left > 0 && t('moved.stopped-stay')}
          {!isRunning && left === 0 && t('moved.taking')}
        </p>
        <progress className="countdown" max={countFrom} value={countFrom - left} aria-label={t('moved.time-until')} />
      </div>
      <p role="status" className="sr-only">
        {isRunning ? t('moved.will-be', { count: countFrom }) : t('moved.stopped')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button large onClick={move}>
          {t('moved.moved')}
        </Button>
        {isRunning && (
          <Button look="secondary" large onClick={stop}>
            {t('moved.stop')}
          </Button>
        )}
      </div>
      <p className="text-small text-soft">{t('moved.what-it-does')}</p>
    </div>
  );
}

interface Countdown {
  /** Whole seconds that are left. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly stop: () => void;
}

/** Counts down from `from` seconds by the clock, and calls `onEnd` once at 0 unless it is stopped before. */
function useCountdown(from: number, onEnd: () => void): Countdown {
  const [end] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);
  const [isRunning, setIsRunning] = useState(true);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, isRunning]);
  useEffect(() => {
    if (left > 0 || !isRunning) return;
    setIsRunning(false);
    onEnd();
  }, [left, isRunning, onEnd]);
  return { left, isRunning, stop: () => setIsRunning(false) };
}
