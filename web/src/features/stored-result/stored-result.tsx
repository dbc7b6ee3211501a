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
import { ResultView } from './result-view.tsx';

const links = [{ href: '/', label: 'Home' }] as const;

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
      <Page title={`Result ${data.reference}`} links={links}>
        <ResultView result={data} />
      </Page>
    );
  }
  if (error === null && reference !== '') {
    return (
      <Page title="Result" links={links}>
        <Loading label="Opening the result…" />
      </Page>
    );
  }
  return (
    <Page title="Result" links={links}>
      <PageHeading className="mb-6 text-display">Open a result</PageHeading>
      <ReferenceForm
        wrong={reference}
        problem={error === null ? undefined : problemText(error)}
        onTryAgain={() => void refetch()}
        isBusy={isFetching}
      />
      <p className="mt-8">
        <LinkButton href="/" look="secondary">
          Return to Home
        </LinkButton>
      </p>
    </Page>
  );
}

function problemText(error: Error): string {
  if (error instanceof HttpError && error.status === 404) {
    return 'No result has this reference. Check it letter by letter: it looks like K7QM-4TXD-9FHB.';
  }
  if (error instanceof HttpError && error.status === 429) {
    return 'Too many references were tried from here. Wait a few minutes, then try again.';
  }
  return 'The result could not be opened. Check the connection, then try again.';
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
        label="Reference"
        hint="From the line ‘Saved. Your reference is …’ after a homework was submitted."
        value={typed}
        onText={setTyped}
        autoComplete="off"
        spellCheck="false"
        maxLength={60}
      />
      <div>
        <Button type="submit">{isBusy ? 'Opening…' : 'Open the result'}</Button>
      </div>
    </form>
  );
}
