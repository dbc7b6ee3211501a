import { creditQuestion, type QuestionStatistics } from '@markwell/server/contract';
import { useEffect, useState } from 'react';
import { countText } from '../../../components/count-text.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface CreditDialogProps {
  readonly homeworkId: number;
  readonly question: Pick<QuestionStatistics, 'questionId' | 'question' | 'credit'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const choices = [
  { value: 'marked', label: 'Mark it, as the mark scheme says' },
  { value: 'everyone', label: 'Give its marks to everyone' },
  { value: 'nobody', label: 'Take it out of the total' },
] as const;
type Choice = (typeof choices)[number]['value'];

const creditOf = (choice: Choice) => (choice === 'marked' ? null : choice);

/** Asks what a question is to count, shows whose marks change, and why it is done. */
export function CreditDialog({ homeworkId, question: asked, onDone, onClose }: CreditDialogProps) {
  const { questionId, question } = asked;
  const now = asked.credit ?? 'marked';
  const [choice, setChoice] = useState<Choice>(now);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const effect = useCreditEffect(homeworkId, questionId, choice, choice === now);
  const action = useAction(async () => {
    const input = { questionId, credit: creditOf(choice), note };
    await staffCall('teacher', creditQuestion, input, { params: { id: homeworkId } });
    onDone();
  });
  const submit = () => {
    if (choice === now) return onClose();
    const isShort = note.trim().length < 3;
    setError(isShort ? 'Say in a few words why.' : undefined);
    if (!isShort) return void action.run();
    document.getElementById('credit-note')?.focus();
  };
  return (
    <FormDialog title="What it counts" submit="Confirm" action={action} onSubmit={submit} onClose={onClose}>
      <p>
        <span className="font-semibold uppercase">{questionId}</span> {question}
      </p>
      <RadioGroup
        legend="This question, for everybody who does this homework"
        options={choices}
        value={choice}
        onPick={(picked) => setChoice(choices.find(({ value }) => value === picked)?.value ?? now)}
      />
      <p role="status" className="font-semibold">
        {effect}
      </p>
      <TextField
        id="credit-note"
        label="Why?"
        hint="Other staff see this, such as “the picture was missing”."
        error={error}
        maxLength={300}
        value={note}
        onText={setNote}
      />
    </FormDialog>
  );
}

/** Whose marks change, in a sentence; what was asked for another choice is given up. */
function useCreditEffect(homeworkId: number, questionId: string, choice: Choice, isSame: boolean): string {
  const [effect, setEffect] = useState('');
  useEffect(() => {
    if (isSame) return setEffect('Nothing changes.');
    setEffect('Looking whose marks change…');
    const control = new AbortController();
    const input = { questionId, credit: creditOf(choice), dryRun: true };
    staffCall('teacher', creditQuestion, input, { params: { id: homeworkId }, signal: control.signal }).then(
      ({ summary: { gain, lose } }) =>
        setEffect(
          gain + lose === 0
            ? 'No result changes now; it holds for attempts to come.'
            : `${countText(gain, 'attempt')} up, ${countText(lose, 'attempt')} down.`,
        ),
      (problem: unknown) => {
        if (!control.signal.aborted) setEffect(failureText(problem));
      },
    );
    return () => control.abort();
  }, [homeworkId, questionId, choice, isSame]);
  return effect;
}
