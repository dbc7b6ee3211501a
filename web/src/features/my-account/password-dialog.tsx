import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useAction } from '../../lib/use-action.ts';
import { useChecks } from '../../lib/use-checks.ts';

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
  const [password, setPassword] = useState('');
  const { at, whenRight } = useChecks({ password: password === '' ? 'Enter your password' : undefined });
  const action = useAction(() => onPassword(password));
  const send = () => whenRight(() => void action.run());
  return (
    <FormDialog title={title} submit={submit} action={action} onSubmit={send} onClose={onClose}>
      {children}
      <PasswordField
        {...at('password')}
        label="Your password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
      />
    </FormDialog>
  );
}
