import type { Account, StaffRole } from '@markwell/server/contract';

/** What a part of the page is given. */
export interface SectionProps {
  readonly account: Account;
  readonly role: StaffRole;
  readonly onChanged: () => void;
}
