import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useChecks } from '../../lib/use-checks.ts';
import { CodeForm } from './code-form.tsx';
import { LoginProblem } from './login-problem.tsx';
import type { Credentials, SignInAttempt } from './use-sign-in.ts';

interface LoginFormProps {
  readonly attempt: SignInAttempt;
  /** Why the button cannot be used yet. */
  readonly disabledReason?: string | undefined;
  /** Fields before username and password. */
  readonly children?: ReactNode;
}

/** Username, password and the button; a failure is read out and leaves what was typed, so that it can be put right. */
export function LoginForm({ attempt, disabledReason, children }: LoginFormProps) {
  const { signIn, isRunning, failure, second } = attempt;
  const { submit, username, password } = useCredentials(signIn);
  if (second !== undefined) return <CodeForm {...second} isRunning={isRunning} failure={failure} />;
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <LoginProblem failure={isRunning ? undefined : failure} />
      {children}
      <TextField
        {...username}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        maxLength={100}
        required
      />
      <PasswordField {...password} label="Password" name="password" autoComplete="current-password" required />
      <div>
        <Button type="submit" large disabledReason={isRunning ? 'Checking…' : disabledReason}>
          Log in
        </Button>
      </div>
    </form>
  );
}

/** The two fields that every login asks for: what is missing is said at the field, and the first one takes focus. */
function useCredentials(onComplete: (credentials: Credentials) => void) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { at, whenRight } = useChecks({
    username: username.trim() === '' ? 'Enter your username' : undefined,
    password: password === '' ? 'Enter your password' : undefined,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    whenRight(() => onComplete({ username: username.trim(), password }));
  };
  return {
    submit,
    username: { ...at('username'), value: username, onText: setUsername },
    password: { ...at('password'), value: password, onText: setPassword },
  };
}
