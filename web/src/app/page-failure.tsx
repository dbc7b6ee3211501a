import { useEffect } from 'react';
import { Button } from '../components/button.tsx';
import { DownloadAnswers } from '../components/download-answers.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PageHeading } from '../components/page-heading.tsx';
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
  const title = work === undefined ? 'This page could not be opened' : 'Something on this page went wrong';
  return (
    <Page title={title}>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      <EmptyState
        message={failureAdvice(work)}
        actions={
          <>
            {work?.isUnsent && <DownloadAnswers text={work.text} />}
            <Button onClick={() => location.reload()}>Try again</Button>
            {/* No link of the router: only a page that is loaded again leaves what broke behind. */}
            <a href="/" className="button button-secondary">
              Return to Home
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
      <h1>Something on this page went wrong</h1>
      <p>{failureAdvice(work)}</p>
      <p>
        <a href={location.pathname}>Try again</a>
      </p>
      {work?.isUnsent && <pre>{work.text()}</pre>}
    </main>
  );
}

/** What whoever reads it can do, and where the answers are. */
function failureAdvice(work: WorkAtHand | undefined): string {
  if (!work?.isUnsent) return 'The connection may be lost. Try again; if it does not help, tell your teacher.';
  return work.isKept
    ? 'Your answers are not handed in yet, but they are kept on this device: try again, and start with the same name and class to go on.'
    : 'Your answers are not handed in, and only this page has them: download them before you do anything else.';
}
