import { lazy, Suspense } from 'react';
import { DownloadAnswers } from '../../components/download-answers.tsx';
import { ReferenceLink } from '../../components/reference-link.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import { pageOutbox } from '../../lib/outbox/page-outbox.ts';
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
          Saved. Your reference is <ReferenceLink reference={status.receipt.reference} />.
          {serverMarkedOtherwise(attempt, status) &&
            ' The server marked some answers differently: its marks are the ones that count, and they are shown here.'}
          {status.receipt.closedAt !== undefined && (
            <Suspense>
              <AfterClosingNote closedAt={status.receipt.closedAt} />
            </Suspense>
          )}
        </StatusLine>
      );
    case 'waiting':
      return (
        <StatusLine look="waiting">
          Waiting to send.{' '}
          {status.onPageOnly
            ? 'This browser keeps nothing, so leave this page open: your answers will be sent as soon as there is a connection.'
            : 'Your answers are kept on this device and will be sent as soon as there is a connection.'}
        </StatusLine>
      );
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
          Your answers could not be saved (error {status.status}).{' '}
          <Suspense>
            <RefusalReason status={status.status} text={status.text} />
          </Suspense>{' '}
          Download them and give them to your teacher.
        </StatusLine>
      );
    default:
      return <StatusLine look="sending">Saving your answers…</StatusLine>;
  }
}
