import {
  createUser,
  disableUser,
  displayNameSchema,
  giveClasses,
  resetPassword,
  type StaffUser,
  usernameSchema,
} from '@markwell/server/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { CopyIcon } from '../../../components/icons.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useForm } from '../../../lib/use-form.ts';
import { LoginDialog } from './login-dialog.tsx';

const ChooseClasses = lazy(() => import('../../../components/choose-classes.tsx'));

/** What is to be done with an account. */
export type AskedOfAccount =
  | { readonly kind: 'add' }
  | { readonly kind: 'classes'; readonly user: StaffUser }
  | { readonly kind: 'reset'; readonly user: StaffUser }
  | { readonly kind: 'login'; readonly user: StaffUser }
  | { readonly kind: 'disable'; readonly user: StaffUser };

interface AccountDialogProps {
  readonly asked: AskedOfAccount;
  /** Called when an account has changed on the server. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The question or form for what is asked; a password that was made is shown in its place, once. */
export function AccountDialog({ asked, onChanged, onClose }: AccountDialogProps) {
  const [made, setMade] = useState<{ readonly user: StaffUser; readonly password: string }>();
  const keep = (answer: { user: StaffUser; password: string }) => {
    setMade(answer);
    onChanged();
  };
  if (made !== undefined) return <NewPassword {...made} onClose={onClose} />;
  if (asked.kind === 'add') return <AddAccount onMade={keep} onClose={onClose} />;
  const { user } = asked;
  if (asked.kind === 'login') return <LoginDialog user={user} onChanged={onChanged} onClose={onClose} />;
  const params = { id: user.id };
  if (asked.kind === 'classes') {
    return (
      <Suspense>
        <ChooseClasses
          title={`Which classes are ${user.displayName}’s?`}
          chosen={user.classes}
          send={(classes) => staffCall('admin', giveClasses, { classes }, { params })}
          onDone={() => {
            onChanged();
            onClose();
            showToast({ tone: 'success', title: 'The classes are kept' });
          }}
          onClose={onClose}
        >
          <p>
            A teacher sets dates, changes marks and writes comments for these classes alone, and looks at all of them.
          </p>
        </ChooseClasses>
      </Suspense>
    );
  }
  if (asked.kind === 'reset') {
    return (
      <ConfirmDialog
        title={`Reset the password of ${user.displayName}?`}
        confirm="Make a new password"
        onConfirm={async () => keep(await staffCall('admin', resetPassword, undefined, { params }))}
        onClose={onClose}
      >
        <p>The old password stops working at once, and {user.displayName} is signed out everywhere.</p>
        <p>
          The new one is shown to you once. Markwell keeps it nowhere that it could be read again, and asks for another
          at the next login.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Disable the account of ${user.displayName}?`}
      confirm="Disable account"
      onConfirm={async () => {
        await staffCall('admin', disableUser, undefined, { params });
        onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{user.displayName} is signed out everywhere and cannot sign in until you enable the account again.</p>
      <p>Nothing that students have done is touched.</p>
    </ConfirmDialog>
  );
}

interface NewPasswordProps {
  readonly user: StaffUser;
  readonly password: string;
  readonly onClose: () => void;
}

/** A password that was just made. It cannot be had again once this is closed. */
function NewPassword({ user, password, onClose }: NewPasswordProps) {
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

interface AddAccountProps {
  readonly onMade: (made: { user: StaffUser; password: string }) => void;
  readonly onClose: () => void;
}

const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Admin' },
] as const;

/** The form for a new account. */
function AddAccount({ onMade, onClose }: AddAccountProps) {
  const [role, setRole] = useState<'teacher' | 'admin'>('teacher');
  const { field, action, onSubmit } = useForm(
    { name: '', username: '' },
    ({ name, username }) => ({
      name: displayNameSchema.safeParse(name).success ? undefined : 'Type the name that pages show.',
      username: usernameSchema.safeParse(username).success
        ? undefined
        : 'Use 2 to 64 letters, digits and . _ - @, starting with a letter or digit.',
    }),
    async ({ name, username }) => onMade(await staffCall('admin', createUser, { username, displayName: name, role })),
  );
  return (
    <FormDialog title="Add an account" submit="Add account" {...{ action, onSubmit, onClose }}>
      <TextField
        {...field('name')}
        label="Name"
        hint="As students and colleagues know it, such as Mrs L. Hughes"
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        {...field('username')}
        label="Username"
        hint="To sign in with: 2 to 64 letters, digits and . _ - @"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
      />
      <RadioGroup
        legend="Role"
        options={roles}
        value={role}
        inline="words"
        onPick={(value) => setRole(value === 'admin' ? 'admin' : 'teacher')}
      />
    </FormDialog>
  );
}
