import { beginProviderSignIn, readSignInOptions, type StaffRole } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { BookCover } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { call } from '../../lib/call.ts';
import { homePages } from '../../lib/staff-session/return-address.ts';
import { useStaffSession } from '../../lib/staff-session/session-store.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { LoginProblem } from './login-form.tsx';

interface LoginPageProps {
  readonly role: StaffRole;
  readonly title: string;
  /** What can be done after it, in a sentence. */
  readonly about: string;
  /** The form. */
  readonly children: ReactNode;
  /** The way to the other login. */
  readonly other: { readonly ask: string; readonly href: string; readonly label: string };
}

const links = [{ href: '/', label: 'Home' }] as const;

/** The cover of a teacher's planner, with the form on its label. */
export function LoginPage({ role, title, about, children, other }: LoginPageProps) {
  const session = useStaffSession(role);
  return (
    <Page title={title} links={links}>
      <div className="mx-auto grid max-w-xl gap-5">
        {session !== undefined && (
          <Notice>
            <p>
              {session.name === '' ? 'Somebody' : session.name} is logged in on this computer.{' '}
              <Link href={homePages[role]}>Open the dashboard</Link>
            </p>
          </Notice>
        )}
        <BookCover
          colour={undefined}
          roomy
          top={
            <div className="grid gap-2 pt-2 pr-3 sm:pt-4">
              <PageHeading>{title}</PageHeading>
              <p className="text-lead">{about}</p>
            </div>
          }
        >
          {children}
          <ProviderSignIn role={role} />
        </BookCover>
        <p className="text-center">
          {other.ask}{' '}
          <Link href={other.href} className="touch">
            {other.label}
          </Link>
        </p>
      </div>
    </Page>
  );
}

/** The button of the school's own sign-in, where it has one; nothing otherwise. */
function ProviderSignIn({ role }: { readonly role: StaffRole }) {
  const { data } = useCallQuery(readSignInOptions);
  const search = useSearch();
  const { run, isBusy, problem } = useAction(async () => {
    const next = new URLSearchParams(search).get('next') ?? undefined;
    const { url } = await call(beginProviderSignIn, { place: role, next });
    location.assign(url);
  });
  const provider = data?.provider ?? null;
  if (provider === null) return null;
  return (
    <div className="mt-6 flex flex-col gap-5 border-t border-rule pt-6">
      <LoginProblem failure={isBusy ? undefined : problem} />
      <div>
        <Button
          look="secondary"
          large
          disabledReason={isBusy ? 'Opening your school’s sign-in…' : undefined}
          onClick={() => void run()}
        >
          {provider.button}
        </Button>
      </div>
    </div>
  );
}
