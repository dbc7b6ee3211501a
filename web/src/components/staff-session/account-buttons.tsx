import type { StaffRole } from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { accountAddress } from '../../lib/staff-session/return-address.ts';
import { loginPages, signOutStaff } from '../../lib/staff-session/sign-out.ts';
import { Button } from '../button.tsx';
import { LinkButton } from '../link-button.tsx';

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

/** Ends the sign-in and goes to the role's login page (spec part 2, section 6). */
function LogoutButton({ role }: { readonly role: StaffRole }) {
  const [, navigate] = useLocation();
  const leave = () => {
    // First away from the page, which would otherwise ask for a moment to log in again.
    navigate(loginPages[role]);
    void signOutStaff();
  };
  return (
    <Button look="secondary" className="no-print" onClick={leave}>
      Logout
    </Button>
  );
}
