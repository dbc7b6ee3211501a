import type { StaffRole } from '@markwell/server/contract';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { accountAddress, loginAddress } from '../../lib/staff-session/return-address.ts';
import {
  hasStaffSessionEnded,
  isStaffHeldBack,
  onStaffSessionChange,
  type StaffSession,
  useStaffSession,
} from '../../lib/staff-session/session-store.ts';
import { loginPages } from '../../lib/staff-session/sign-out.ts';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { Page } from '../page.tsx';
import { PageHeading } from '../page-heading.tsx';

const words = {
  teacher: { ask: 'Please log in to see the teacher dashboard.', link: 'Teacher login' },
  admin: { ask: 'Please log in to see the admin dashboard.', link: 'Admin login' },
} as const satisfies Record<StaffRole, { ask: string; link: string }>;

interface SignedInOnlyProps {
  readonly role: StaffRole;
  /** The page's heading while nobody is signed in. */
  readonly title: string;
  readonly children: (session: StaffSession) => ReactNode;
}

/**
 * A staff page or, if nobody is signed in, the 'please log in' state (spec part 2, section 4). That shows as
 * soon as a sign-in ends, so an unattended screen shows nothing of a class.
 */
export function SignedInOnly({ role, title, children }: SignedInOnlyProps) {
  const session = useStaffSession(role);
  const isHeldBack = useSyncExternalStore(onStaffSessionChange, isStaffHeldBack);
  if (session !== undefined && isHeldBack) return <FirstThings role={role} title={title} />;
  if (session !== undefined) {
    return (
      <div data-density="dense" className="contents">
        {children(session)}
      </div>
    );
  }
  const { ask, link } = words[role];
  const login = loginAddress(role, loginPages[role], location.pathname + location.search);
  return (
    <Page title={title}>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      <EmptyState
        message={hasStaffSessionEnded(role) ? 'Your login has ended. Please log in again.' : ask}
        actions={
          <>
            <LinkButton href={login}>{link}</LinkButton>
            <LinkButton href="/" look="secondary">
              Return to Home
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}

/** A page of staff as a route opens it: the same, and before it, whoever is not signed in is asked to. */
export function staffPage(role: StaffRole, title: string, Content: ComponentType<{ session: StaffSession }>) {
  return function StaffPage() {
    return (
      <SignedInOnly role={role} title={title}>
        {(session) => <Content session={session} />}
      </SignedInOnly>
    );
  };
}

/** In place of a page that the server gives nothing for yet. */
function FirstThings({ role, title }: Pick<SignedInOnlyProps, 'role' | 'title'>) {
  return (
    <Page title={title}>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      <EmptyState
        message="There is something to do about your login first. It takes a minute."
        actions={<LinkButton href={accountAddress(role, location.pathname + location.search)}>My account</LinkButton>}
      />
    </Page>
  );
}
