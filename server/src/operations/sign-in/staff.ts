import type { StaffRole } from '../../contract/sign-in.ts';

/** A member of staff who is signed in. */
export interface Staff {
  readonly userId: number;
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Of the sign-in itself: it ends with this one, while the user may have others. */
  readonly sessionId: number;
  /** When the sign-in ends at the latest. */
  readonly expiresAt: Date;
}
