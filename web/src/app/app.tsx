import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../components/loading.tsx';
import { Page } from '../components/page.tsx';
import { Toaster } from '../components/toast/toaster.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { inPageLanguage, onCatalogue, pageLanguage, t } from '../lib/texts.ts';
import { useSchoolZone } from '../lib/use-school-zone.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure, PlainFailure } from './page-failure.tsx';
import { Routes } from './routes.tsx';

/** No page may break because such a part could not be fetched; it is tried again when a page is next loaded. */
const fetched = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => <></> })));
const Mishap = fetched(() => import('./mishap.tsx'));
const WaitingAttempts = fetched(() => import('../features/waiting-attempts/waiting-attempts.tsx'));
const Maintenance = fetched(() => import('../features/maintenance/maintenance.tsx'));

const queryClient = createQueryClient();
focusManager.setEventListener(onWindowFocus);

/** The whole page: routes, what shows while one is fetched or fails, and the toasts over all of them. */
export function App() {
  useSyncExternalStore(onCatalogue, pageLanguage);
  return (
    <ErrorBoundary fallback={(work) => <PlainFailure work={work} />}>
      <QueryClientProvider client={queryClient}>
        <Apart Part={Mishap} />
        <Apart Part={WaitingAttempts} />
        <CurrentPage />
        <Apart Part={Maintenance} />
        <Apart Part={Toaster} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** A part of the page that the page can do without. */
function Apart({ Part }: { readonly Part: ComponentType }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Keyed by address: otherwise the page that was left lives on, hidden, until the next is fetched, and Back would show its form. */
function CurrentPage() {
  const [address] = useLocation();
  useSchoolZone();
  useLayoutEffect(() => void Object.assign(document.documentElement, inPageLanguage()));
  return (
    <ErrorBoundary key={address} fallback={(work) => <PageFailure work={work} />}>
      <Suspense fallback={<PageLoading />}>
        <Routes />
      </Suspense>
    </ErrorBoundary>
  );
}

function PageLoading() {
  return (
    <Page title={t('page.loading')}>
      <Loading label={t('page.loading-page')} />
    </Page>
  );
}

/**
 * Calls `refetch` when the page is shown again and when its window gets the focus (spec part 1, section 1): a
 * window beside another is never hidden. Returns a function that stops this.
 */
function onWindowFocus(refetch: () => void): () => void {
  const listener = () => refetch();
  window.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}
