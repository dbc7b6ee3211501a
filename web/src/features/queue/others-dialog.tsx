import type { Touched } from '@markwell/server/contract';
import { useState } from 'react';
import { countText } from '../../components/count-text.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { countOthers } from '../../components/touched-text.ts';
import type { Action } from '../../lib/use-action.ts';

interface OthersDialogProps {
  readonly touched: Touched;
  readonly confirm: Action<[reason: string]>;
  readonly onClose: () => void;
}

/** Says whose marks change outside one's own classes, and asks why. */
export function OthersDialog({ touched, confirm, onClose }: OthersDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const isShort = reason.trim().length < 3;
    setError(isShort ? 'Say in a few words why.' : undefined);
    if (!isShort) return void confirm.run(reason);
    document.getElementById('others-reason')?.focus();
  };
  return (
    <FormDialog
      title="Marks in other classes change"
      submit="Change their marks too"
      action={confirm}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Marks of {countText(countOthers(touched), 'student')} outside your classes change.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Students by class" tabIndex={0} className="max-h-40 overflow-y-auto">
        <ul className="columns-2 gap-6 tabular-nums">
          {touched.others.map((one) => (
            <li key={one.class}>
              {one.class} <span className="text-soft">{one.students}</span>
            </li>
          ))}
        </ul>
      </section>
      <TextField
        id="others-reason"
        label="Why?"
        hint="Other staff see this, such as “agreed with Ms Okafor”."
        error={error}
        maxLength={300}
        value={reason}
        onText={setReason}
      />
    </FormDialog>
  );
}
