import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useAction } from '../../../lib/use-action.ts';
import type { RosterActions } from './use-roster.ts';

/** A new name for the list. The field stays, for the next. */
export function AddStudent({ make }: { readonly make: RosterActions['make'] }) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const action = useAction(async () => {
    await make({ kind: 'add', name }, `${name.trim()} is on the class list.`);
    setName('');
    document.getElementById('new-student')?.focus();
  });
  return (
    <form
      noValidate
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (name.trim() === '') document.getElementById('new-student')?.focus();
        else void action.run();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <TextField
            id="new-student"
            label="Add a student"
            error={isMissing ? 'Type the name of the student.' : undefined}
            value={name}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onText={setName}
          />
        </div>
        <Button type="submit" look="secondary">
          {action.isBusy ? 'One moment…' : 'Add'}
        </Button>
      </div>
      <DialogProblem problem={action.problem} />
    </form>
  );
}
