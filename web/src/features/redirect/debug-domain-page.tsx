import { readSite } from '@markwell/server/contract';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { decideRedirect } from '../../lib/redirect-decision.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { decisionText } from './decision-text.ts';

/** The hostname detection debug page (spec part 2, section 2): what the page sees, and what follows from it. */
export default function DebugDomainPage() {
  const site = useCallQuery(readSite);
  const { hostname, host, port, protocol, href } = location;
  return (
    <Page title="Hostname detection">
      <PageHeading>Hostname detection</PageHeading>
      <p className="mt-3 max-w-prose text-lead text-soft">
        What this page can tell of the address it was opened at, and what the front page does there.
      </p>
      <div className="mt-6 grid gap-6">
        <Facts
          heading="This address"
          facts={[
            ['Hostname', hostname],
            ['Host with port', host],
            ['Port', port || 'the usual one'],
            ['Protocol', protocol],
            ['Full address', href],
          ]}
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
        {site.data !== undefined && (
          <>
            <Facts
              heading="Settings"
              facts={[
                ['Old hosts', site.data.redirectFromHosts.join(', ') || 'none'],
                ['New address', site.data.redirectToUrl ?? 'none'],
              ]}
            />
            <section aria-labelledby="outcome" className="sheet grid justify-items-start gap-2 p-5 sm:p-7">
              <h2 id="outcome" className="text-title">
                Outcome
              </h2>
              <Badge tone={decideRedirect(site.data, host).kind === 'redirect' ? 'caution' : 'tick'}>
                {decideRedirect(site.data, host).kind === 'redirect' ? 'Redirects' : 'Does not redirect'}
              </Badge>
              <p>{decisionText(decideRedirect(site.data, host))}</p>
            </section>
          </>
        )}
      </div>
    </Page>
  );
}

interface FactsProps {
  readonly heading: string;
  readonly facts: readonly (readonly [term: string, value: string])[];
}

function Facts({ heading, facts }: FactsProps) {
  return (
    <section className="sheet p-5 sm:p-7">
      <h2 className="text-title">{heading}</h2>
      <dl className="mt-3 grid gap-2.5">
        {facts.map(([term, value]) => (
          <div key={term} className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-soft">{term}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
