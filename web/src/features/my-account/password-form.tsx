import { changePassword } from '@markwell/server/contract';
import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogProblem } from '../../components/confirm-dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useForm } from '../../lib/use-form.ts';
import { Section, type SectionProps } from './section.tsx';

const shortest = 10;

/** Changes one's own password. The other sign-ins of the account end by it. */
export function PasswordForm({ account: { username, due }, role, onChanged }: SectionProps) {
  const { field, action, onSubmit, clear } = useForm(
    { old: '', new: '' },
    (texts) => ({
      old: texts.old === '' ? 'Enter the password you have now' : undefined,
      new: texts.new.length < shortest ? `Use ${shortest} characters or more` : undefined,
    }),
    async (texts) => {
      await staffCall(role, changePassword, { password: texts.old, newPassword: texts.new });
      clear();
      showToast({ tone: 'success', title: 'Password changed', description: 'You are signed out everywhere else.' });
      onChanged();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Section title="Password">
      <form className="grid max-w-xl gap-5" noValidate onSubmit={submit}>
        {/* So that a password manager knows whose password it is to keep. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          {...field('old')}
          label={due === 'password' ? 'The password you were given' : 'Password you have now'}
          name="password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('new')}
          label="New password"
          hint="10 characters or more. Three words that do not belong together are easy to keep in mind and hard to guess."
          name="new-password"
          autoComplete="new-password"
        />
        <div>
          <DialogProblem problem={action.problem} />
          <Button type="submit" className="mt-1">
            {action.isBusy ? 'One moment…' : 'Change password'}
          </Button>
        </div>
      </form>
    </Section>
  );
}
