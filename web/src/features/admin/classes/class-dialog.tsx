import { type AdminClass, changeClasses } from '@markwell/server/contract';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useForm } from '../../../lib/use-form.ts';
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

interface FormProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

const options = listKeys.map((value) => ({ value, label: listNames[value] }));

/** The form for a new class. */
function AddClass({ onDone, onClose }: FormProps) {
  const { field, choice, action, onSubmit } = useForm(
    { code: '', list: '', teacher: '' },
    ({ code, list, teacher }) => ({
      code: code.trim() === '' ? 'Type the code of the class.' : undefined,
      list: list === '' ? 'Choose the list that it belongs on.' : undefined,
      teacher: teacher.trim() === '' ? 'Type who teaches it.' : undefined,
    }),
    async ({ code, list: chosen, teacher }) => {
      const list = listKeys.find((key) => key === chosen);
      if (list === undefined) return;
      await staffCall('admin', changeClasses, { add: [{ code, list, teacher }] });
      onDone(`${code.trim()} added`);
    },
  );
  return (
    <FormDialog title="Add a class" submit="Add class" {...{ action, onSubmit, onClose }}>
      <TextField
        {...field('code')}
        label="Class code"
        hint="As students know it, such as 8a/Sc1"
        maxLength={40}
        autoComplete="off"
      />
      <Select
        {...choice('list')}
        label="List"
        hint="Whose homework pages offer it"
        placeholder="Choose a list"
        options={options}
      />
      <TextField {...field('teacher')} label="Teacher" maxLength={100} autoComplete="off" />
    </FormDialog>
  );
}

/** The form for another teacher of a class. */
function ChangeTeacher({ entry, onDone, onClose }: FormProps & { readonly entry: AdminClass }) {
  const { field, action, onSubmit } = useForm(
    { teacher: entry.teacher },
    ({ teacher }) => ({ teacher: teacher.trim() === '' ? 'Type who teaches it.' : undefined }),
    async ({ teacher }) => {
      await staffCall('admin', changeClasses, { change: [{ id: entry.id, teacher }] });
      onDone(`${entry.code} is taught by ${teacher.trim()}`);
    },
  );
  return (
    <FormDialog title={`Who teaches ${entry.code}?`} submit="Save teacher" {...{ action, onSubmit, onClose }}>
      <TextField
        {...field('teacher')}
        label="Teacher"
        hint="Filled in for students who choose this class"
        maxLength={100}
        autoComplete="off"
      />
    </FormDialog>
  );
}
