import { readStoredResult } from '@markwell/server/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextField } from '../../components/text-field.tsx';
import { call } from '../../lib/call.ts';
import { HttpError } from '../../lib/http-error.ts';
import { t } from '../../lib/texts.ts';
import { ResultView } from './result-view.tsx';

/** The result that a receipt's reference opens, as it counts now: after a re-mark, with the new marks. Without one it is asked for. */
export default function StoredResultPage() {
  const { reference = '' } = useParams<{ reference: string }>();
  const { data, error, refetch, isFetching } = useQuery({
    enabled: reference !== '',
    queryKey: [readStoredResult.path, reference],
    queryFn: ({ signal }) => call(readStoredResult, undefined, { params: { reference }, signal }),
  });
  if (data !== undefined) {
    return (
      <Page title={t('result.title-of', { reference: data.reference })} links={[{ href: '/', label: t('page.home') }]}>
        <ResultView result={data} />
      </Page>
    );
  }
  if (error === null && reference !== '') {
    return (
      <Page title={t('result.title')} links={[{ href: '/', label: t('page.home') }]}>
        <Loading label={t('result.opening')} />
      </Page>
    );
  }
  return (
    <Page title={t('result.title')} links={[{ href: '/', label: t('page.home') }]}>
      <PageHeading className="mb-6 text-display">{t('result.open')}</PageHeading>
      <ReferenceForm
        wrong={reference}
        problem={error === null ? undefined : problemText(error)}
        onTryAgain={() => void refetch()}
        isBusy={isFetching}
      />
      <p className="mt-8">
        <LinkButton href="/" look="secondary">
          {t('page.return-home')}
        </LinkButton>
      </p>
    </Page>
  );
}

function problemText(error: Error): string {
  if (error instanceof HttpError && error.status === 404) {
    return t('result.unknown');
  }
  if (error instanceof HttpError && error.status === 429) {
    return t('result.too-many');
  }
  return t('result.failed');
}

interface ReferenceFormProps {
  /** The reference that did not open; empty where none was given. */
  readonly wrong: string;
  readonly problem: string | undefined;
  /** Called when the same reference is sent again. */
  readonly onTryAgain: () => void;
  readonly isBusy: boolean;
}

/** Asks for the reference, and again with what was wrong beside it. */
function ReferenceForm({ wrong, problem, onTryAgain, isBusy }: ReferenceFormProps) {
  const [typed, setTyped] = useState(wrong);
  const [, navigate] = useLocation();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const reference = typed.trim();
    if (reference === '') return;
    if (reference === wrong) onTryAgain();
    else navigate(`/result/${encodeURIComponent(reference)}`);
  };
  return (
    <form onSubmit={open} className="sheet flex max-w-xl flex-col gap-5 p-5 sm:p-7">
      <div role="alert" className="empty:-mb-5">
        {problem !== undefined && <p className="font-semibold text-cross">{problem}</p>}
      </div>
      <TextField
        label={t('result.reference')}
        hint={t('result.reference-hint')}
        value={typed}
        onText={setTyped}
        autoComplete="off"
        spellCheck="false"
        maxLength={60}
      />
      <div>
        <Button type="submit">{isBusy ? t('result.opening-now') : t('result.open-it')}</Button>
      </div>
    </form>
  );
}
