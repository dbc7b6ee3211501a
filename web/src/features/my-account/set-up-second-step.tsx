import { beginSecondFactor, confirmSecondFactor, type StaffRole } from '@markwell/server/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogProblem } from '../../components/confirm-dialog.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { TextField } from '../../components/text-field.tsx';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';
import { useForm } from '../../lib/use-form.ts';

interface SetUpProps {
  readonly role: StaffRole;
  /** Called with the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
}

/** A QR code for the app, then a code of the app that proves it was read. */
export function SetUpSecondStep({ role, onDone }: SetUpProps) {
  const [begun, setBegun] = useState<{ readonly secret: string; readonly uri: string }>();
  const begin = useAction(async () => setBegun(await staffCall(role, beginSecondFactor, undefined)));
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void begin.run();
  });
  if (begun === undefined) {
    if (begin.problem === undefined) return <Loading label="Making a QR code…" />;
    return (
      <>
        <DialogProblem problem={begin.problem} />
        <div>
          <Button look="secondary" onClick={() => void begin.run()}>
            Try again
          </Button>
        </div>
      </>
    );
  }
  return (
    <ol className="grid list-decimal gap-6 pl-6">
      <li>
        Install an authenticator app on your phone if it has none: Google Authenticator, Microsoft Authenticator and
        Aegis are three that will do. A password manager can often do it too.
      </li>
      <li>
        <p>Scan this with the app.</p>
        <QrCode text={begun.uri} label="QR code for an authenticator app" className="mt-3 size-52 max-w-full border" />
        <details className="mt-3">
          <summary className="touch">It cannot be scanned</summary>
          <p className="mt-2">Choose “enter a setup key” in the app, by time, and type or paste this:</p>
          <p className="my-2 font-mono break-all">{begun.secret.replace(/(.{4})(?!$)/g, '$1 ')}</p>
          <CopyButton text={begun.secret} label="Copy the key" done="Key copied" showsText={false} />
        </details>
      </li>
      <li>
        <Confirm role={role} onDone={onDone} />
      </li>
    </ol>
  );
}

function Confirm({ role, onDone }: SetUpProps) {
  const { field, action, onSubmit } = useForm(
    { code: '' },
    ({ code }) => ({ code: code.trim() === '' ? 'Enter the six digits' : undefined }),
    async ({ code }) => onDone((await staffCall(role, confirmSecondFactor, { code })).recoveryCodes),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="grid max-w-sm gap-4" noValidate onSubmit={submit}>
      <TextField
        {...field('code')}
        label="Type the six digits that the app shows now"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
      />
      <div>
        <DialogProblem problem={action.problem} />
        <Button type="submit" className="mt-1">
          {action.isBusy ? 'One moment…' : 'Turn the second step on'}
        </Button>
      </div>
    </form>
  );
}
