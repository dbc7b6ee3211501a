import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextField } from '../../components/text-field.tsx';
import { decideRedirect, type RedirectDecision } from '../../lib/redirect-decision.ts';
import { decisionText } from './decision-text.ts';
import { WithSettings } from './with-settings.tsx';

/** The redirect test page: what the front page would do at any address, without going anywhere. */
export default function TestRedirectPage() {
  const [host, setHost] = useState(location.host);
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
          spellCheck="false"
          onText={setHost}
        />
        <WithSettings>{(site) => <Outcome decision={decideRedirect(site, host.trim())} />}</WithSettings>
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

function Outcome({ decision }: { readonly decision: RedirectDecision }) {
  return (
    <Notice tone={decision.kind === 'redirect' ? 'caution' : 'success'} role="status">
      <p className="break-words">{decisionText(decision)}</p>
    </Notice>
  );
}
