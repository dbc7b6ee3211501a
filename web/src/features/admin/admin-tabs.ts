import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

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
export type AdminTabKey = keyof typeof tabs;

function isAdminTabKey(key: string): key is AdminTabKey {
  return Object.hasOwn(tabs, key);
}

/** The tabs in their order: the four of spec part 2, section 2, then those that manage. */
export const adminTabs: readonly (AdminTab & { readonly key: AdminTabKey })[] = Object.keys(tabs)
  .filter(isAdminTabKey)
  .map((key) => ({ key, ...tabs[key] }));

/** The tab that an address names; the first for none, or for one that is unknown. */
export function findAdminTab(key: string | null): AdminTab & { readonly key: AdminTabKey } {
  return key !== null && isAdminTabKey(key) ? { key, ...tabs[key] } : { key: 'science', ...tabs.science };
}
