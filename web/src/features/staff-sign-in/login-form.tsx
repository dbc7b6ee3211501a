import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import type { SignInAttempt } from './use-sign-in.ts';

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
  const { field, onSubmit } = useForm(
    { username: '', password: '' },
    ({ username, password }) => ({
      username: username.trim() === '' ? 'Enter your username' : undefined,
      password: password === '' ? 'Enter your password' : undefined,
    }),
    async ({ username, password }) => signIn({ username: username.trim(), password }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  if (second !== undefined) return <CodeForm {...second} isRunning={isRunning} failure={failure} />;
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <LoginProblem failure={isRunning ? undefined : failure} />
      {children}
      <TextField
        {...field('username')}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        maxLength={100}
        required
      />
      <PasswordField {...field('password')} label="Password" name="password" autoComplete="current-password" required />
      <div>
        <Button type="submit" large disabledReason={isRunning ? 'Checking…' : disabledReason}>
          Log in
        </Button>
      </div>
    </form>
  );
}

interface CodeFormProps {
  readonly sendCode: (code: string) => void;
  readonly back: () => void;
  readonly isRunning: boolean;
  readonly failure: string | undefined;
}

const kinds = {
  app: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten that you kept when you set this up. Each works once.',
    other: 'Use the app instead',
  },
} as const;

/** The second step of a login: the code of the app, or one of the codes that were kept for when it is lost. */
function CodeForm({ sendCode, back, isRunning, failure }: CodeFormProps) {
  const id = useId();
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { label, hint, other } = kinds[kind];
  const isApp = kind === 'app';
  // What was in focus, the button of the first step, is gone.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.trim() === '') document.getElementById(id)?.focus();
    else sendCode(code.trim());
  };
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={submit}>
      <LoginProblem failure={isRunning ? undefined : failure} />
      <TextField
        key={kind}
        id={id}
        label={label}
        hint={hint}
        name={isApp ? 'code' : 'recovery-code'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        maxLength={40}
        required
        error={isChecked && code.trim() === '' ? 'Enter the code' : undefined}
        value={code}
        onText={setCode}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" large disabledReason={isRunning ? 'Checking…' : undefined}>
          Log in
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setKind(isApp ? 'recovery' : 'app');
            setCode('');
            setChecked(false);
          }}
        >
          {other}
        </Button>
      </div>
      <p className="text-small text-soft">
        No phone and no code left? An administrator can take the second step away.{' '}
        <button type="button" className="touch underline" onClick={back}>
          Log in as somebody else
        </button>
      </p>
    </form>
  );
}

/** Why signing in failed. The place is always there, so that it is read out. */
export function LoginProblem({ failure }: { readonly failure: string | undefined }) {
  return (
    <div role="alert" className="empty:-mb-5">
      {failure !== undefined && (
        <Notice tone="problem">
          <p className="font-semibold">{failure}</p>
        </Notice>
      )}
    </div>
  );
}
