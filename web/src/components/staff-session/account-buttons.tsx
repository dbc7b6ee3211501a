import type { StaffRole } from '@markwell/server/contract';
import { accountAddress } from '../../lib/staff-session/return-address.ts';
import { LinkButton } from '../link-button.tsx';
import { LogoutButton } from './logout-button.tsx';

/** At the head of a dashboard: the way to one's own account, and out. */
export function AccountButtons({ role }: { readonly role: StaffRole }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <LinkButton href={accountAddress(role)} look="quiet">
        My account
      </LinkButton>
      <LogoutButton role={role} />
    </div>
  );
}
