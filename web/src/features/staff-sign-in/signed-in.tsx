import { finishProviderSignIn } from '@markwell/server/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { call } from '../../lib/call.ts';
import { accountAddress, returnAddress } from '../../lib/staff-session/return-address.ts';
import { keepStaffSession } from '../../lib/staff-session/session-store.ts';
import { useAction } from '../../lib/use-action.ts';

const links = [{ href: '/', label: 'Home' }] as const;

/** Where the school's own sign-in sends the browser back to: finishes the sign-in and goes on, or says why that cannot be. */
export default function SignedIn() {
  const [, navigate] = useLocation();
  const isBegun = useRef(false);
  const { run, problem } = useAction(async (search: string) => {
    const { token, username, name, role, place, next } = await call(finishProviderSignIn, { search });
    if (token === null) return navigate(accountAddress(place), { replace: true });
    // An admin who came by the teachers' login is there as a teacher; a teacher is one wherever they came by.
    const as = role === 'admin' ? place : 'teacher';
    keepStaffSession({ token, name, role: as }, username);
    navigate(returnAddress(as, `?${new URLSearchParams({ next: next ?? '' })}`), { replace: true });
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const { search, pathname } = location;
    // The address's parameters work once, and need not stay in the history.
    history.replaceState(history.state, '', pathname);
    void run(search.slice(1));
  });
  return (
    <Page title="Logging in" links={links}>
      <PageHeading className="mb-6 text-display">Logging in</PageHeading>
      <div role="alert">
        {problem !== undefined && (
          <EmptyState
            message={problem}
            actions={
              <>
                <LinkButton href="/teacher-login-new">Teacher login</LinkButton>
                <LinkButton href="/admin-login" look="secondary">
                  Admin login
                </LinkButton>
              </>
            }
          />
        )}
      </div>
      {problem === undefined && <Loading label="Logging you in…" />}
    </Page>
  );
}
