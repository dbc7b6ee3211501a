import { type AttemptDetail, setOverride } from '@markwell/server/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { GivenAnswer } from '../../../components/given-answer.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useReason } from '../../../lib/use-checks.ts';

interface SetMarkDialogProps {
  readonly attemptId: number;
  readonly answer: AttemptDetail['answers'][number];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the marks of one answer, and why. */
export function SetMarkDialog({ attemptId, answer: marked, onDone, onClose }: SetMarkDialogProps) {
  const { questionId, question, answer, maxMarks, marksAwarded, override } = marked;
  const [marks, setMarks] = useState(marksAwarded);
  const { reason, field, whenRight } = useReason(override?.reason);
  const action = useAction(async () => {
    await staffCall('teacher', setOverride, { questionId, marks, reason }, { params: { id: attemptId } });
    onDone();
  });
  const submit = () => whenRight(() => void action.run());
  return (
    <FormDialog title="Set the mark" submit="Set the mark" action={action} onSubmit={submit} onClose={onClose}>
      {question !== null && <p className="whitespace-pre-line">{question}</p>}
      <GivenAnswer label="Answer" answer={answer} />
      <RadioGroup
        legend={`Marks, of ${maxMarks}`}
        inline="letters"
        options={Array.from({ length: maxMarks + 1 }, (_, value) => ({ value: String(value), label: String(value) }))}
        value={String(marks)}
        onPick={(picked) => setMarks(Number(picked))}
      />
      <TextField
        {...field}
        label="Why?"
        hint="The student reads this. It holds for this attempt alone, whatever the mark scheme says later."
      />
    </FormDialog>
  );
}
