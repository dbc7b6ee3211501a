import { type AdminClass, changeClasses } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface ChangeTeacherProps {
  readonly entry: AdminClass;
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

/** The form for another teacher of a class. */
export function ChangeTeacher({ entry, onDone, onClose }: ChangeTeacherProps) {
  const [teacher, setTeacher] = useState(entry.teacher);
  const [isChecked, setChecked] = useState(false);
  const isMissing = teacher.trim() === '';
  const action = useAction(async () => {
    await staffCall('admin', changeClasses, { change: [{ id: entry.id, teacher }] });
    onDone(`${entry.code} is taught by ${teacher.trim()}`);
  });
  const change = () => {
    setChecked(true);
    if (isMissing) document.getElementById('new-teacher')?.focus();
    else void action.run();
  };
  return (
    <FormDialog
      title={`Who teaches ${entry.code}?`}
      submit="Save teacher"
      action={action}
      onSubmit={change}
      onClose={onClose}
    >
      <TextField
        id="new-teacher"
        label="Teacher"
        hint="Filled in for students who choose this class"
        error={isChecked && isMissing ? 'Type who teaches it.' : undefined}
        value={teacher}
        maxLength={100}
        autoComplete="off"
        onText={setTeacher}
      />
    </FormDialog>
  );
}
