import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { saveFile } from '../../lib/save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
  /** What leads on from here. */
  readonly children: ReactNode;
}

/** Codes that were just made. They cannot be had again once this is left. */
export function RecoveryCodes({ codes, username, children }: RecoveryCodesProps) {
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
