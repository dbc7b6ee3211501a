import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { AccountButtons } from '../../components/staff-session/account-buttons.tsx';
import { SignedInOnly } from '../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../components/staff-session/staff-heading.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useSearchParams } from '../../lib/use-search-params.ts';

const links = [{ href: '/', label: 'Home' }] as const;

/** The admin dashboard (spec part 2, section 2). The address has the tab, for reload, Back and bookmarks. */
export default function AdminDashboard() {
  const [search, setSearch] = useSearchParams();
  const tab = findAdminTab(search.get('tab'));
  return (
    <SignedInOnly role="admin" title="Admin dashboard">
      {({ name }) => (
        <Page title={`${tab.label} · Admin dashboard`} links={links} width="wide">
          <StaffHeading title="Admin dashboard" note={name !== '' && `Logged in as ${name}`}>
            <AccountButtons role="admin" />
          </StaffHeading>
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

/** One tab of the admin dashboard; what it opens is fetched when it is first opened. */
interface AdminTab {
  readonly label: string;
  readonly Content: LazyExoticComponent<ComponentType>;
  /** The first of the tabs that manage something. */
  readonly startsGroup?: boolean;
}

const tabs = {
  science: {
    label: 'Science Analytics',
    Content: lazy(() => import('./science-analytics/science-analytics.tsx')),
  },
  btec: { label: 'BTEC Analytics', Content: lazy(() => import('./btec-analytics/btec-analytics.tsx')) },
  advanced: {
    label: 'Advanced Analytics',
    Content: lazy(() => import('./advanced-analytics/advanced-analytics.tsx')),
  },
  monitor: {
    label: 'User Activity Monitor',
    Content: lazy(() => import('./activity-monitor/activity-monitor.tsx')),
  },
  homework: {
    label: 'Homework',
    Content: lazy(() => import('./homework/homework-tab.tsx')),
    startsGroup: true,
  },
  schemes: { label: 'Mark schemes', Content: lazy(() => import('./schemes/schemes-tab.tsx')) },
  classes: { label: 'Classes', Content: lazy(() => import('./classes/classes-tab.tsx')) },
  staff: { label: 'Staff accounts', Content: lazy(() => import('./staff-accounts/staff-accounts.tsx')) },
  audit: { label: 'Audit log', Content: lazy(() => import('./audit-log/audit-log.tsx')) },
} as const satisfies Record<string, AdminTab>;

/** Its name in the address: `/admin-dashboard?tab=homework`. */
type AdminTabKey = keyof typeof tabs;

function isAdminTabKey(key: string): key is AdminTabKey {
  return Object.hasOwn(tabs, key);
}

/** The tabs in their order: the four of spec part 2, section 2, then those that manage. */
const adminTabs: readonly (AdminTab & { readonly key: AdminTabKey })[] = Object.keys(tabs)
  .filter(isAdminTabKey)
  .map((key) => ({ key, ...tabs[key] }));

/** The tab that an address names; the first for none, or for one that is unknown. */
function findAdminTab(key: string | null): AdminTab & { readonly key: AdminTabKey } {
  return key !== null && isAdminTabKey(key) ? { key, ...tabs[key] } : { key: 'science', ...tabs.science };
}
