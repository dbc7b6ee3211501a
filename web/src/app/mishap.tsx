import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { DownloadAnswers } from '../components/download-answers.tsx';
import { Notice } from '../components/notice.tsx';
import { t } from '../lib/texts.ts';
import { workAtHand } from '../lib/work-at-hand.ts';

/**
 * Tells of an error that no part of the page caught, as where a button does nothing because what it does throws or rejects. The page stays as it
 * is; what is on it can be taken away, or the page opened again.
 */
export default function Mishap() {
  const [hasHappened, setHappened] = useState(false);
  useEffect(() => {
    const tell = (event: ErrorEvent | PromiseRejectionEvent) => {
      const error: unknown = 'reason' in event ? event.reason : event.error;
      // What is no error of ours has none: files that fail, other sites' scripts, notes of the browser's own.
      if (error instanceof Error) setHappened(true);
    };
    addEventListener('error', tell);
    addEventListener('unhandledrejection', tell);
    return () => {
      removeEventListener('error', tell);
      removeEventListener('unhandledrejection', tell);
    };
  }, []);
  if (!hasHappened) return null;
  const work = workAtHand();
  return (
    <Notice tone="problem" role="alert" title={t('failure.wrong')} className="no-print m-4">
      <p>{t('failure.open-again-advice')}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {work?.isUnsent && <DownloadAnswers text={work.text} />}
        <Button look="secondary" onClick={() => location.reload()}>
          {t('failure.open-again')}
        </Button>
        <Button look="quiet" onClick={() => setHappened(false)}>
          {t('page.dismiss')}
        </Button>
      </p>
    </Notice>
  );
}
