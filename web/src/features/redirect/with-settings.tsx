import { readSite } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Site } from '../../lib/redirect-decision.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';

interface WithSettingsProps {
  readonly children: (site: Site) => ReactNode;
}

/** Shows what follows from the site's settings; meanwhile that they are on their way, or that they cannot be read. */
export function WithSettings({ children }: WithSettingsProps) {
  const site = useCallQuery(readSite);
  if (site.data !== undefined) return children(site.data);
  if (site.isPending) return <Loading label="Reading the settings…" />;
  return (
    <Notice tone="problem" role="alert">
      <p>The settings could not be read. Check the connection, then try again.</p>
      <Button look="secondary" className="mt-3" onClick={() => void site.refetch()}>
        Try again
      </Button>
    </Notice>
  );
}
