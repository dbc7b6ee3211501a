import { Suspense } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { AccountButtons } from '../../components/staff-session/account-buttons.tsx';
import { SignedInOnly } from '../../components/staff-session/signed-in-only.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { adminTabs, findAdminTab } from './admin-tabs.ts';

const links = [{ href: '/', label: 'Home' }] as const;

/** The admin dashboard (spec part 2, section 2). The address has the tab, for reload, Back and bookmarks. */
export default function AdminDashboard() {
  const [search, setSearch] = useSearchParams();
  const tab = findAdminTab(search.get('tab'));
  return (
    <SignedInOnly role="admin" title="Admin dashboard">
      {({ name }) => (
        <Page title={`${tab.label} · Admin dashboard`} links={links} width="wide">
          <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <PageHeading>Admin dashboard</PageHeading>
              {name !== '' && <p className="mt-1 text-soft">Logged in as {name}</p>}
            </div>
            <AccountButtons role="admin" />
          </header>
          <Tabs
            label="Admin dashboard"
            tabs={adminTabs}
            selected={tab.key}
            onSelect={(key) => setSearch(key === tab.key ? search : { tab: key })}
          >
            <Suspense key={tab.key} fallback={<Loading label={`Loading ${tab.label}…`} />}>
              <tab.Content />
            </Suspense>
          </Tabs>
        </Page>
      )}
    </SignedInOnly>
  );
}
