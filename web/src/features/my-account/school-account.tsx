import { beginProviderSignIn } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** The school's own sign-in, where it has one: whether it opens this account, and how to have it do so. */
export function SchoolAccount({ account: { provider, hasPassword }, role }: SectionProps) {
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
