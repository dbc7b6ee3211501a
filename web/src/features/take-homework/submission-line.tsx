import { lazy, Suspense } from 'react';
import { DownloadAnswers } from '../../components/download-answers.tsx';
import { ReferenceLink } from '../../components/reference-link.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { pageOutbox } from '../../lib/outbox/page-outbox.ts';
import { t, tParts } from '../../lib/texts.ts';
import { answersText } from './answers-text.ts';
import type { Submitted } from './attempt.ts';
import { serverMarkedOtherwise } from './marks-on-screen.ts';

/** Few attempts need them, and what is said without them is enough. */
const AfterClosingNote = lazy(() =>
  import('../../components/after-closing-note.tsx').catch(() => ({ default: () => null })),
);
const RefusalReason = lazy(() => import('./refusal-reason.tsx').catch(() => ({ default: () => null })));

interface SubmissionLineProps {
  readonly attempt: Submitted;
  readonly status: SubmissionStatus | undefined;
}

/** Where the submitted attempt is: saved, on its way, waiting, or refused. */
export function SubmissionLine({ attempt, status }: SubmissionLineProps) {
  switch (status?.kind) {
    case 'saved':
      return (
        <StatusLine look="saved">
          {tParts('sent.saved', { reference: <ReferenceLink key="reference" reference={status.receipt.reference} /> })}
          {serverMarkedOtherwise(attempt, status) && ` ${t('sent.differently')}`}
          {status.receipt.closedAt !== undefined && (
            <Suspense>
              <AfterClosingNote closedAt={status.receipt.closedAt} />
            </Suspense>
          )}
        </StatusLine>
      );
    case 'waiting':
      return <StatusLine look="waiting">{status.onPageOnly ? t('sent.waiting-open') : t('sent.waiting')}</StatusLine>;
    case 'refused':
      return (
        <StatusLine
          look="failed"
          actions={
            <DownloadAnswers
              text={() => answersText(attempt)}
              onDone={() => void pageOutbox.discard(attempt.submission.key)}
            />
          }
        >
          {t('sent.refused', { status: `${status.status}` })}{' '}
          <Suspense>
            <RefusalReason status={status.status} text={status.text} />
          </Suspense>{' '}
          {t('sent.download')}
        </StatusLine>
      );
    default:
      return <StatusLine look="sending">{t('sent.saving')}</StatusLine>;
  }
}
