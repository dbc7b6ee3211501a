import type { ReactNode } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';

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
