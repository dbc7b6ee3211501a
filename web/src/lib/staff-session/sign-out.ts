import { type StaffRole, signOut } from '@markwell/server/contract';
import { findStaffSession, forgetStaffSessions } from './session-store.ts';

/** Where a page of the role sends people who are not signed in, or log out (spec part 2, section 6). */
export const loginPages = { teacher: '/teacher-login-new', admin: '/admin-login' } as const satisfies Record<
  StaffRole,
  string
>;

/**
 * Ends every sign-in of this browser, here at once and on the server as soon as it can be reached. Never
 * throws: a lost connection must not keep anybody from leaving a computer.
 */
export async function signOutStaff(): Promise<void> {
  const sessions = [findStaffSession('teacher'), findStaffSession('admin')];
  forgetStaffSessions();
  const tokens = new Set(sessions.flatMap((session) => (session === undefined ? [] : [session.token])));
  await Promise.allSettled([...tokens].map(revoke));
}

/** Sent even if the page is left meanwhile. */
function revoke(token: string): Promise<Response> {
  return fetch(signOut.path, {
    method: signOut.method,
    credentials: 'include',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  });
}
