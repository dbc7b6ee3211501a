import { Badge } from '../../components/badge.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { decideRedirect, type Site } from '../../lib/redirect-decision.ts';
import { decisionText } from './decision-text.ts';
import { WithSettings } from './with-settings.tsx';

/** The hostname detection debug page (spec part 2, section 2): what the page sees, and what follows from it. */
export default function DebugDomainPage() {
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
        <WithSettings>{(site) => <Settings site={site} />}</WithSettings>
      </div>
    </Page>
  );
}

function Settings({ site }: { readonly site: Site }) {
  const decision = decideRedirect(site, location.host);
  const redirects = decision.kind === 'redirect';
  return (
    <>
      <Facts
        heading="Settings"
        facts={[
          ['Old hosts', site.redirectFromHosts.join(', ') || 'none'],
          ['New address', site.redirectToUrl ?? 'none'],
        ]}
      />
      <section aria-labelledby="outcome" className="sheet grid justify-items-start gap-2 p-5 sm:p-7">
        <h2 id="outcome" className="text-title">
          Outcome
        </h2>
        <Badge tone={redirects ? 'caution' : 'tick'}>{redirects ? 'Redirects' : 'Does not redirect'}</Badge>
        <p className="wrap-anywhere">{decisionText(decision)}</p>
      </section>
    </>
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
