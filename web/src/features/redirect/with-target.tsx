import { readSite } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { readTarget, type StayReason } from '../../lib/redirect-decision.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';

const reasons: Readonly<Record<StayReason, string>> = {
  'no-target': 'There is no new address: you are in the right place.',
  'bad-target': 'The new address is not set up correctly. Please tell your school.',
  'already-there': 'You are at the new address already.',
  'not-an-old-host': 'You are in the right place.',
};

interface WithTargetProps {
  readonly title: string;
  readonly children: (to: string) => ReactNode;
}

/** Shows the way to the new address, or says that there is none. */
export function WithTarget({ title, children }: WithTargetProps) {
  const site = useCallQuery(readSite);
  if (site.isPending) return <Loading label="Looking up the new address…" />;
  if (site.data === undefined) {
    return (
      <Instead title={title} message="The new address could not be looked up. Check the connection, then try again.">
        <Button onClick={() => void site.refetch()}>Try again</Button>
      </Instead>
    );
  }
  const target = readTarget(site.data, location.host);
  if (target.kind === 'redirect') return children(target.to);
  const isHere = target.why === 'no-target' || target.why === 'not-an-old-host';
  return <Instead title={isHere ? 'Nothing has moved' : title} message={reasons[target.why]} />;
}

interface InsteadProps {
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
}

function Instead({ title, message, children }: InsteadProps) {
  return (
    <>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      <EmptyState
        message={message}
        actions={
          <>
            {children}
            <LinkButton href="/" look="secondary">
              Return to Home
            </LinkButton>
          </>
        }
      />
    </>
  );
}
