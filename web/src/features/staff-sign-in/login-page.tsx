import type { StaffRole } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BookCover } from '../../components/book-cover.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { homePages } from '../../lib/staff-session/return-address.ts';
import { useStaffSession } from '../../lib/staff-session/use-staff-session.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';

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
