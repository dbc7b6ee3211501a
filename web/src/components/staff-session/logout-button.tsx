import type { StaffRole } from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { loginPages, signOutStaff } from '../../lib/staff-session/sign-out.ts';
import { Button } from '../button.tsx';

/** Ends the sign-in and goes to the role's login page (spec part 2, section 6). */
export function LogoutButton({ role }: { readonly role: StaffRole }) {
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
