import type { StaffRole } from '@markwell/server/contract';
import { useSyncExternalStore } from 'react';
import { findStaffSession, onStaffSessionChange, type StaffSession } from './session-store.ts';

/** The current sign-in for pages of `role`; `undefined` if nobody is signed in. */
export function useStaffSession(role: StaffRole): StaffSession | undefined {
  // A snapshot must be the same value while nothing has changed, and the token is all that changes.
  const token = useSyncExternalStore(onStaffSessionChange, () => findStaffSession(role)?.token);
  return token === undefined ? undefined : findStaffSession(role);
}
