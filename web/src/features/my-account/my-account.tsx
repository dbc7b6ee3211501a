import { beginProviderSignIn, readAccount, type StaffRole } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { homePages, returnAddress } from '../../lib/staff-session/return-address.ts';
import { hasStaffSessionEnded, holdStaffBack, useStaffSession } from '../../lib/staff-session/session-store.ts';
import { loginPages } from '../../lib/staff-session/sign-out.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { OwnSignIns } from './own-sign-ins.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStep } from './second-step.tsx';
import { PasswordDialog, Section, type SectionProps } from './section.tsx';

const title = 'My account';

/** One's own account: password, second step, the school's own sign-in, and where one is signed in. */
export default function MyAccount() {
  const [search] = useSearchParams();
  const role: StaffRole = search.get('as') === 'admin' ? 'admin' : 'teacher';
  const session = useStaffSession(role);
  const links = [
    { href: '/', label: 'Home' },
    { href: homePages[role], label: role === 'admin' ? 'Admin dashboard' : 'Teacher dashboard' },
  ];
  return (
    <Page title={title} links={links}>
      <PageHeading className="mb-6 text-display">{title}</PageHeading>
      {session === undefined ? (
        <EmptyState
          message={
            hasStaffSessionEnded(role)
              ? 'Your login has ended. Please log in again.'
              : 'Please log in to see your account.'
          }
          actions={<LinkButton href={loginPages[role]}>Log in</LinkButton>}
        />
      ) : (
        <OwnAccount role={role} next={returnAddress(role, `?${search}`)} />
      )}
    </Page>
  );
}

function OwnAccount({ role, next }: { readonly role: StaffRole; readonly next: string }) {
  const query = useStaffQuery(role, readAccount, undefined);
  const due = query.data?.due;
  useEffect(() => {
    if (due !== undefined) holdStaffBack(due !== null);
  }, [due]);
  return (
    <Answered query={query} loading="Loading your account…" what="Your account">
      {(account) => <Sections account={account} role={role} next={next} onChanged={query.askAgain} />}
    </Answered>
  );
}

function Sections({ next, ...props }: SectionProps & { readonly next: string }) {
  const { due, name, username, hasPassword } = props.account;
  const [wasHeldBack] = useState(due !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-lead wrap-anywhere">
        {name}, who logs in as <strong>{username}</strong>
      </p>
      {due === 'password' && (
        <Notice tone="caution" title="Choose a password of your own">
          <p>Somebody else has seen the one you logged in with. Everything else opens when you have chosen another.</p>
        </Notice>
      )}
      {due === 'second-factor' && (
        <Notice tone="caution" title="Set up a second step for your login">
          <p>
            Your school asks for one, so that a password that leaks opens nothing. It takes a minute and your phone.
          </p>
        </Notice>
      )}
      {due === null && wasHeldBack && (
        <Notice tone="success" role="status" title="Done: everything is open to you now">
          <p className="mt-3">
            <LinkButton href={next}>Go on</LinkButton>
          </p>
        </Notice>
      )}
      {due !== 'second-factor' && hasPassword && <PasswordForm {...props} />}
      {due !== 'password' && hasPassword && <SecondStep {...props} />}
      {due === null && (
        <>
          <SchoolAccount {...props} />
          <OwnSignIns {...props} />
          <p>
            <LinkButton href={next} look="secondary">
              {next.startsWith(homePages.admin) ? 'To the admin dashboard' : 'To the dashboard'}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}

/** The school's own sign-in, where it has one: whether it opens this account, and how to have it do so. */
function SchoolAccount({ account: { provider, hasPassword }, role }: SectionProps) {
  const [isAsked, setAsked] = useState(false);
  if (provider === null || !(provider.isLinked || hasPassword)) return null;
  return (
    <Section title="School account">
      {provider.isLinked ? (
        <p>“{provider.button}” on the login pages opens this account.</p>
      ) : (
        <>
          <p className="max-w-prose">
            Link it, and “{provider.button}” on the login pages opens this account. From then on your school’s groups
            decide whether you are a teacher or an admin here.
          </p>
          <div>
            <Button look="secondary" onClick={() => setAsked(true)}>
              Link my school account
            </Button>
          </div>
        </>
      )}
      {isAsked && (
        <PasswordDialog
          title="Link your school account?"
          submit="Go to the school’s sign-in"
          onPassword={async (password) => {
            const { url } = await staffCall(role, beginProviderSignIn, { place: role, password });
            location.assign(url);
          }}
          onClose={() => setAsked(false)}
        >
          <p>You sign in there once, and come back here.</p>
        </PasswordDialog>
      )}
    </Section>
  );
}
