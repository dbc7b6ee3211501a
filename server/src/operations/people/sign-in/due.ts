import type { SecondFactorFor } from '../../../config.ts';
import type { Due, StaffRole } from '../../../contract/sign-in.ts';

/** What decides whether something has to be done before a sign-in is good for anything else. */
export interface DueFacts {
  readonly role: StaffRole;
  readonly passwordDueAt: string | null;
  readonly secondFactorAt: string | null;
  readonly via: 'password' | 'oidc';
}

/**
 * What a member of staff has to do before anything else; null for nothing. Whoever signed in at the school's provider has neither
 * password nor second factor here to look after: that is the provider's business.
 */
export function whatIsDue({ role, passwordDueAt, secondFactorAt, via }: DueFacts, needed: SecondFactorFor): Due | null {
  if (via === 'oidc') return null;
  if (passwordDueAt !== null) return 'password';
  return secondFactorAt === null && needsSecondFactor(role, needed) ? 'second-factor' : null;
}

/** Whether accounts of this role must have a second factor. */
export function needsSecondFactor(role: StaffRole, needed: SecondFactorFor): boolean {
  return needed === 'staff' || (needed === 'admins' && role === 'admin');
}
