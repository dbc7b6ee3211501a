import { createUser, displayNameSchema, type StaffUser, usernameSchema } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';

interface AddAccountProps {
  readonly onMade: (made: { user: StaffUser; password: string }) => void;
  readonly onClose: () => void;
}

const roles = [
  { value: 'teacher', label: 'Teacher' },
  { value: 'admin', label: 'Admin' },
] as const;

/** The form for a new account. */
export function AddAccount({ onMade, onClose }: AddAccountProps) {
  const [name, setName] = useState('');
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<'teacher' | 'admin'>('teacher');
  const { at, whenRight } = useChecks({
    name: displayNameSchema.safeParse(name).success ? undefined : 'Type the name that pages show.',
    username: usernameSchema.safeParse(username).success
      ? undefined
      : 'Use 2 to 64 letters, digits and . _ - @, starting with a letter or digit.',
  });
  const action = useAction(async () => {
    onMade(await staffCall('admin', createUser, { username, displayName: name, role }));
  });
  const add = () => whenRight(() => void action.run());
  return (
    <FormDialog title="Add an account" submit="Add account" action={action} onSubmit={add} onClose={onClose}>
      <TextField
        {...at('name')}
        label="Name"
        hint="As students and colleagues know it, such as Mrs L. Hughes"
        value={name}
        autoComplete="off"
        maxLength={100}
        onText={setName}
      />
      <TextField
        {...at('username')}
        label="Username"
        hint="To sign in with: 2 to 64 letters, digits and . _ - @"
        value={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        onText={setUsername}
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
