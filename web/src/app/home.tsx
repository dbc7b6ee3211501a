import { readSite } from '@markwell/server/contract';
import { lazy, Suspense } from 'react';
import Landing from '../features/landing/landing.tsx';
import { decideRedirect } from '../lib/redirect-decision.ts';
import { useCallQuery } from '../lib/use-call-query.ts';

const RedirectPage = lazy(() => import('../features/redirect/redirect-page.tsx'));

/** The front page; at an old address of the site the redirect page instead (spec part 2, section 2). */
export default function Home() {
  const { data: site } = useCallQuery(readSite);
  const landing = <Landing />;
  if (site === undefined || decideRedirect(site, location.host).kind === 'stay') return landing;
  return (
    <Suspense fallback={landing}>
      <RedirectPage />
    </Suspense>
  );
}
