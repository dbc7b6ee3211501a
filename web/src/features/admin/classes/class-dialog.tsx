import { type AdminClass, changeClasses } from '@markwell/server/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useChecks } from '../../../lib/use-checks.ts';
import { listKeys, listNames } from './class-groups.ts';
import { ImportRoster } from './import-roster.tsx';
import { MoveUp } from './move-up.tsx';

/** What is to be done with the class lists. */
export type AskedOfClass =
  | { readonly kind: 'add' }
  | { readonly kind: 'import' }
  | { readonly kind: 'move-up' }
  | { readonly kind: 'teacher'; readonly entry: AdminClass }
  | { readonly kind: 'remove'; readonly entry: AdminClass };

interface ClassDialogProps {
  readonly asked: AskedOfClass;
  /** Called when the lists have changed on the server. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The question or form for what is asked. */
export function ClassDialog({ asked, onChanged, onClose }: ClassDialogProps) {
  const finish = (title: string) => {
    onClose();
    onChanged();
    showToast({ tone: 'success', title });
  };
  switch (asked.kind) {
    case 'add':
      return <AddClass onDone={finish} onClose={onClose} />;
    case 'import':
      return <ImportRoster onDone={finish} onClose={onClose} />;
    case 'move-up':
      return <MoveUp onDone={finish} onClose={onClose} />;
    case 'teacher':
      return <ChangeTeacher entry={asked.entry} onDone={finish} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDialog
          title={`Remove ${asked.entry.code}?`}
          confirm="Remove class"
          onConfirm={async () => {
            await staffCall('admin', changeClasses, { remove: [asked.entry.id] });
            finish(`${asked.entry.code} removed`);
            // The button that asked goes with its class, and the dialog would give the focus back to it.
            setTimeout(() => document.getElementById('classes')?.focus());
          }}
          onClose={onClose}
        >
          <p>Students can no longer choose this class.</p>
          <p>Attempts that were handed in from it stay, and stay in the statistics.</p>
        </ConfirmDialog>
      );
  }
}

interface AddClassProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

const options = listKeys.map((value) => ({ value, label: listNames[value] }));

/** The form for a new class. */
function AddClass({ onDone, onClose }: AddClassProps) {
  const [code, setCode] = useState('');
  const [teacher, setTeacher] = useState('');
  const [list, setList] = useState<(typeof listKeys)[number]>();
  const { at, whenRight } = useChecks({
    code: code.trim() === '' ? 'Type the code of the class.' : undefined,
    list: list === undefined ? 'Choose the list that it belongs on.' : undefined,
    teacher: teacher.trim() === '' ? 'Type who teaches it.' : undefined,
  });
  const action = useAction(async () => {
    if (list === undefined) return;
    await staffCall('admin', changeClasses, { add: [{ code, list, teacher }] });
    onDone(`${code.trim()} added`);
  });
  const add = () => whenRight(() => void action.run());
  return (
    <FormDialog title="Add a class" submit="Add class" action={action} onSubmit={add} onClose={onClose}>
      <TextField
        {...at('code')}
        label="Class code"
        hint="As students know it, such as 8a/Sc1"
        value={code}
        maxLength={40}
        autoComplete="off"
        onText={setCode}
      />
      <Select
        {...at('list')}
        label="List"
        hint="Whose homework pages offer it"
        placeholder="Choose a list"
        options={options}
        value={list ?? ''}
        onPick={(value) => setList(listKeys.find((key) => key === value))}
      />
      <TextField
        {...at('teacher')}
        label="Teacher"
        value={teacher}
        maxLength={100}
        autoComplete="off"
        onText={setTeacher}
      />
    </FormDialog>
  );
}

interface ChangeTeacherProps {
  readonly entry: AdminClass;
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

/** The form for another teacher of a class. */
function ChangeTeacher({ entry, onDone, onClose }: ChangeTeacherProps) {
  const [teacher, setTeacher] = useState(entry.teacher);
  const { at, whenRight } = useChecks({ teacher: teacher.trim() === '' ? 'Type who teaches it.' : undefined });
  const action = useAction(async () => {
    await staffCall('admin', changeClasses, { change: [{ id: entry.id, teacher }] });
    onDone(`${entry.code} is taught by ${teacher.trim()}`);
  });
  const change = () => whenRight(() => void action.run());
  return (
    <FormDialog
      title={`Who teaches ${entry.code}?`}
      submit="Save teacher"
      action={action}
      onSubmit={change}
      onClose={onClose}
    >
      <TextField
        {...at('teacher')}
        label="Teacher"
        hint="Filled in for students who choose this class"
        value={teacher}
        maxLength={100}
        autoComplete="off"
        onText={setTeacher}
      />
    </FormDialog>
  );
}
