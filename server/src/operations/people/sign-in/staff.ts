import type { Due, StaffRole } from '../../../contract/sign-in.ts';

/** A member of staff who is signed in. */
export interface Staff {
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Of the sign-in itself: it ends with this one, while the user may have others. */
  readonly sessionId: number;
  readonly via: 'password' | 'oidc';
  /** What has to be done before the sign-in is good for anything else; null for nothing. */
  readonly due: Due | null;
  /** When the sign-in ends at the latest. */
  readonly expiresAt: Date;
}
