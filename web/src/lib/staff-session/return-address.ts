import type { StaffRole } from '@markwell/server/contract';

/** Where each role starts, and below which its pages lie. */
export const homePages = { teacher: '/teacher-dashboard', admin: '/admin-dashboard' } as const satisfies Record<
  StaffRole,
  string
>;

/** Where to log in (spec part 2, section 6), so that the page that was asked for opens afterwards. */
export function loginAddress(role: StaffRole, login: string, wanted: string): string {
  return isBelow(homePages[role], wanted) ? `${login}?next=${encodeURIComponent(wanted)}` : login;
}

/** Where a login with this search part leads to: the page that was asked for if it is one of the role's, else where the role starts. */
export function returnAddress(role: StaffRole, search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  return isBelow(homePages[role], wanted) ? wanted : homePages[role];
}

/** One's own account, of the sign-in that serves pages of `role`; with the page to go on to. */
export function accountAddress(role: StaffRole, next?: string): string {
  const search = new URLSearchParams({ ...(role === 'admin' && { as: role }), ...(next !== undefined && { next }) });
  return `/my-account${search.size === 0 ? '' : `?${search}`}`;
}

/** Only pages below the start: the start itself needs no mention, and an address of elsewhere is never gone to. */
function isBelow(home: string, address: string): boolean {
  return address.startsWith(`${home}/`) || address.startsWith(`${home}?`);
}
