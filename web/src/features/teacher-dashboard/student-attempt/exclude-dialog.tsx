import { type AttemptDetail, excludeAttempts } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useReason } from '../../../lib/use-checks.ts';

interface ExcludeDialogProps {
  readonly attempt: AttemptDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what is not to count, and why. */
export function ExcludeDialog({ attempt, onDone, onClose }: ExcludeDialogProps) {
  const { name } = attempt.student;
  const [scope, setScope] = useState<'attempt' | 'student'>('attempt');
  const { reason, field, whenRight } = useReason();
  const action = useAction(async () => {
    await staffCall('teacher', excludeAttempts, { attemptId: attempt.id, scope, reason });
    onDone();
  });
  const submit = () => whenRight(() => void action.run());
  return (
    <FormDialog title="Leave it out?" submit="Leave it out" action={action} onSubmit={submit} onClose={onClose}>
      <p>
        What is left out stays where it is, and counts in no average, report or download. You can take this back at any
        time.
      </p>
      <RadioGroup
        legend="What is not to count?"
        options={[
          { value: 'attempt', label: 'This attempt' },
          { value: 'student', label: `Everything handed in as ${name}, now and later` },
        ]}
        value={scope}
        onPick={(picked) => setScope(picked === 'student' ? 'student' : 'attempt')}
      />
      <TextField {...field} label="Why?" hint="Other staff see this, such as “a joke name”." />
    </FormDialog>
  );
}
