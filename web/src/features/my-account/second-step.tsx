import { removeOwnSecondFactor, renewOwnRecoveryCodes } from '@markwell/server/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { longDayText } from '../../lib/date-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { PasswordDialog, Section, type SectionProps } from './section.tsx';
import { SetUpSecondStep } from './set-up-second-step.tsx';

/** The second step of the login: set up, its recovery codes, and taken away again. */
export function SecondStep({ account, role, onChanged }: SectionProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState<'set-up' | 'codes' | 'remove'>();
  const { secondFactor, needsSecondFactor, due } = account;
  const show = (made: readonly string[]) => {
    setCodes(made);
    setAsked(undefined);
    onChanged();
  };
  if (codes !== undefined) {
    return (
      <Section title="Your recovery codes">
        <RecoveryCodes codes={codes} username={account.username}>
          <Button onClick={() => setCodes(undefined)}>I have kept them</Button>
        </RecoveryCodes>
      </Section>
    );
  }
  if (secondFactor === null) {
    return (
      <Section title="Second step">
        {asked === 'set-up' || due === 'second-factor' ? (
          <SetUpSecondStep role={role} onDone={show} />
        ) : (
          <>
            <p className="max-w-prose">
              After your password you type a code that an app on your phone shows. A password that somebody else has
              seen is then not enough to log in as you.
            </p>
            <div>
              <Button onClick={() => setAsked('set-up')}>Set up a second step</Button>
            </div>
          </>
        )}
      </Section>
    );
  }
  return (
    <Section title="Second step">
      <p className="max-w-prose">
        Set up on {longDayText(secondFactor.since)}: after your password you type a code of your authenticator app.{' '}
        {leftText(secondFactor.recoveryCodesLeft)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setAsked('codes')}>
          Make new recovery codes
        </Button>
        <Button look="quiet" onClick={() => setAsked('remove')}>
          Remove the second step
        </Button>
      </div>
      {asked === 'codes' && (
        <PasswordDialog
          title="Make new recovery codes?"
          submit="Make new codes"
          onPassword={async (password) =>
            show((await staffCall(role, renewOwnRecoveryCodes, { password })).recoveryCodes)
          }
          onClose={() => setAsked(undefined)}
        >
          <p>The ones you have stop working.</p>
        </PasswordDialog>
      )}
      {asked === 'remove' && (
        <PasswordDialog
          title="Remove the second step?"
          submit="Remove it"
          onPassword={async (password) => {
            await staffCall(role, removeOwnSecondFactor, { password });
            showToast({ tone: 'success', title: 'Second step removed' });
            setAsked(undefined);
            onChanged();
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {needsSecondFactor
              ? 'Your school asks for one, so you set up another at once: do this to move to a new phone.'
              : 'Your password alone opens your account then. To move to a new phone, remove it and set it up again.'}
          </p>
        </PasswordDialog>
      )}
    </Section>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'You have no recovery codes left: make new ones.';
  return `You have ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left.`;
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
  /** What leads on from here. */
  readonly children: ReactNode;
}

/** Codes that were just made. They cannot be had again once this is left. */
function RecoveryCodes({ codes, username, children }: RecoveryCodesProps) {
  const first = useRef<HTMLParagraphElement>(null);
  const text = `Recovery codes of ${username} for Markwell. Each works once.\n\n${codes.join('\n')}\n`;
  // What was in focus is gone, and this is shown once.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <p ref={first} tabIndex={-1} className="max-w-prose">
        When your phone is lost or broken, one of these stands in for the code of the app, once. They are shown only
        now: print or save them, and keep them where you do not keep the phone.
      </p>
      <ul className="grid gap-x-8 gap-y-1 rounded-small bg-sunk p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy" done="Recovery codes copied" showsText={false} />
        <Button
          look="secondary"
          onClick={() => saveFile('markwell-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Save as a file
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="no-print flex flex-wrap gap-3">{children}</div>
    </>
  );
}
