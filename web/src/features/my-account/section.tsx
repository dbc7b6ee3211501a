import type { Account, StaffRole } from '@markwell/server/contract';
import { type ReactNode, useId } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';

/** A part of the page, on a sheet of its own. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a part of the page is given. */
export interface SectionProps {
  readonly account: Account;
  readonly role: StaffRole;
  readonly onChanged: () => void;
}

interface PasswordDialogProps {
  readonly title: string;
  readonly submit: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly onPassword: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the password again: a computer that was left signed in must not change how its owner logs in. */
export function PasswordDialog({ title, submit, children, onPassword, onClose }: PasswordDialogProps) {
  const { field, action, onSubmit } = useForm(
    { password: '' },
    ({ password }) => ({ password: password === '' ? 'Enter your password' : undefined }),
    ({ password }) => onPassword(password),
  );
  return (
    <FormDialog {...{ title, submit, action, onSubmit, onClose }}>
      {children}
      <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
    </FormDialog>
  );
}
