import { createUser, displayNameSchema, type StaffUser, usernameSchema } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useForm } from '../../../lib/use-form.ts';

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
