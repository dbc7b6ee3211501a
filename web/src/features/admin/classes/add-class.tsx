import { changeClasses } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { listKeys, listNames } from './class-groups.ts';

interface AddClassProps {
  readonly onDone: (title: string) => void;
  readonly onClose: () => void;
}

const options = listKeys.map((value) => ({ value, label: listNames[value] }));

/** The form for a new class. */
export function AddClass({ onDone, onClose }: AddClassProps) {
  const [code, setCode] = useState('');
  const [teacher, setTeacher] = useState('');
  const [list, setList] = useState<(typeof listKeys)[number]>();
  const [isChecked, setChecked] = useState(false);
  const action = useAction(async (chosen: (typeof listKeys)[number]) => {
    await staffCall('admin', changeClasses, { add: [{ code, list: chosen, teacher }] });
    onDone(`${code.trim()} added`);
  });
  const error = (isMissing: boolean, text: string) => (isChecked && isMissing ? text : undefined);
  const add = () => {
    setChecked(true);
    if (code.trim() === '') document.getElementById('class-code')?.focus();
    else if (list === undefined) document.getElementById('class-list')?.focus();
    else if (teacher.trim() === '') document.getElementById('class-teacher')?.focus();
    else void action.run(list);
  };
  return (
    <FormDialog title="Add a class" submit="Add class" action={action} onSubmit={add} onClose={onClose}>
      <TextField
        id="class-code"
        label="Class code"
        hint="As students know it, such as 8a/Sc1"
        error={error(code.trim() === '', 'Type the code of the class.')}
        value={code}
        maxLength={40}
        autoComplete="off"
        onText={setCode}
      />
      <Select
        id="class-list"
        label="List"
        hint="Whose homework pages offer it"
        placeholder="Choose a list"
        error={error(list === undefined, 'Choose the list that it belongs on.')}
        options={options}
        value={list ?? ''}
        onPick={(value) => setList(listKeys.find((key) => key === value))}
      />
      <TextField
        id="class-teacher"
        label="Teacher"
        error={error(teacher.trim() === '', 'Type who teaches it.')}
        value={teacher}
        maxLength={100}
        autoComplete="off"
        onText={setTeacher}
      />
    </FormDialog>
  );
}
