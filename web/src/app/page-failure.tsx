import { useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { DownloadAnswers } from '../components/download-answers.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { t } from '../lib/texts.ts';
import { setWorkAtHand, type WorkAtHand } from '../lib/work-at-hand.ts';

interface PageFailureProps {
  readonly work: WorkAtHand | undefined;
}

/** Stands in for a page that broke or could not be fetched: what to do, and the answers that were on it. */
export function PageFailure({ work }: PageFailureProps) {
  // What broke took its work away with it, and a lost connection would cover the answers here.
  useEffect(() => {
    if (work === undefined) return;
    setWorkAtHand({ ...work, isUnsent: work.isUnsent && !work.isKept });
    return () => setWorkAtHand(undefined);
  }, [work]);
  const title = work === undefined ? t('failure.not-opened') : t('failure.wrong');
  return (
    <Page title={title}>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      <EmptyState
        message={failureAdvice(work)}
        actions={
          <>
            {work?.isUnsent && <DownloadAnswers text={work.text} />}
            <Button onClick={() => location.reload()}>{t('page.try-again')}</Button>
            {/* No link of the router: only a page that is loaded again leaves what broke behind. */}
            <a href="/" className="button button-secondary">
              {t('page.return-home')}
            </a>
          </>
        }
      />
    </Page>
  );
}

/** The same in elements alone, for when what the page is made of is itself what broke. */
export function PlainFailure({ work }: PageFailureProps) {
  return (
    <main>
      <h1>{t('failure.wrong')}</h1>
      <p>{failureAdvice(work)}</p>
      <p>
        <a href={location.pathname}>{t('page.try-again')}</a>
      </p>
      {work?.isUnsent && <pre>{work.text()}</pre>}
    </main>
  );
}

/** What whoever reads it can do, and where the answers are. */
function failureAdvice(work: WorkAtHand | undefined): string {
  if (!work?.isUnsent) return t('failure.connection');
  return work.isKept ? t('failure.kept') : t('failure.page-only');
}
