import type { StaffUser } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CopyIcon } from '../../../components/icons.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { copyText } from '../../../lib/copy-text.ts';

interface NewPasswordProps {
  readonly user: StaffUser;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password that was just made. It cannot be had again once this is closed. */
export function NewPassword({ user, password, onClose }: NewPasswordProps) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(password)) ? 'Copied.' : 'Select the password and copy it by hand.');
  return (
    <Dialog title={`The new password of ${user.displayName}`} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>
          Give it to {user.displayName}, who signs in as <strong className="break-all">{user.username}</strong>. It is
          shown only now: when this is closed, nobody can look it up, and you would have to make another. At the first
          login Markwell asks for one that nobody else knows.
        </p>
        <TextField
          label="Password"
          value={password}
          readOnly
          className="font-mono"
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void copy()}>
            <CopyIcon />
            Copy password
          </Button>
          <Button look="secondary" onClick={onClose}>
            I have it: close
          </Button>
          <p role="status" className="font-semibold text-tick">
            {said}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
