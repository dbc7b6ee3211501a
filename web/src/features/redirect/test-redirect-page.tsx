import { readSite } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextField } from '../../components/text-field.tsx';
import { decideRedirect } from '../../lib/redirect-decision.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { decisionText } from './decision-text.ts';

/** The redirect test page: what the front page would do at any address, without going anywhere. */
export default function TestRedirectPage() {
  const site = useCallQuery(readSite);
  const [host, setHost] = useState(location.host);
  const decision = site.data && decideRedirect(site.data, host.trim());
  return (
    <Page title="Redirect test">
      <PageHeading>Redirect test</PageHeading>
      <p className="mt-3 max-w-prose text-lead text-soft">
        Try what visitors of an address would see on the front page. Nothing is redirected from here.
      </p>
      <section aria-label="Test" className="sheet mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-7">
        <TextField
          label="Host"
          hint="As it stands in the address, with its port where it has one: old.school.example:8080"
          value={host}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onText={setHost}
        />
        {site.isPending && <Loading label="Reading the settings…" />}
        {site.isError && site.data === undefined && (
          <Notice tone="problem" role="alert">
            <p>The settings could not be read. Check the connection, then try again.</p>
            <Button look="secondary" className="mt-3" onClick={() => void site.refetch()}>
              Try again
            </Button>
          </Notice>
        )}
        {decision !== undefined && (
          <Notice tone={decision.kind === 'redirect' ? 'caution' : 'success'} role="status">
            <p className="break-words">{decisionText(decision)}</p>
          </Notice>
        )}
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/redirect" look="secondary">
          Open the redirect page
        </LinkButton>
        <LinkButton href="/manual-redirect" look="secondary">
          Open the manual redirect page
        </LinkButton>
        <LinkButton href="/debug-domain" look="secondary">
          Hostname detection
        </LinkButton>
      </div>
    </Page>
  );
}
