import { creditQuestion, type QuestionStatistics } from '@markwell/server/contract';
import { useEffect, useRef, useState } from 'react';
import { countText } from '../../../components/count-text.ts';
import { DecideDialog } from '../../../components/decide/decide-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { countOthers, effectText } from '../../../components/touched-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { usePreview } from '../../../lib/use-preview.ts';

interface CreditDialogProps {
  readonly homeworkId: number;
  readonly question: Pick<QuestionStatistics, 'questionId' | 'label' | 'question' | 'credit'>;
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

/** Asks what a question should count, shows whose marks change, and asks why. */
export default function CreditDialog({ homeworkId, question: asked, onDone, onClose }: CreditDialogProps) {
  const { questionId, label = questionId, question } = asked;
  const now = asked.credit ?? 'marked';
  const params = { id: homeworkId };
  const [choice, setChoice] = useState<Choice>(now);
  // The choice that the warning about other classes was shown for.
  const [said, setSaid] = useState<Choice>();
  const {
    answer: touched,
    problem,
    askAgain,
  } = usePreview(choice === now ? undefined : [homeworkId, questionId, choice], async (signal) => {
    const input = { questionId, credit: creditOf(choice), dryRun: true };
    const { summary, own, others } = await staffCall('teacher', creditQuestion, input, { params, signal });
    return { ...summary, own, others };
  });
  const others = (touched?.others ?? []).map((one) => one.class);
  const isSaid = said === choice;
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It pushes the button that is to be pressed again out of a small screen.
    const dialog = warning.current?.closest('dialog');
    if (isSaid && dialog) dialog.scrollTop = dialog.scrollHeight;
  }, [isSaid]);
  // What was confirmed before it was known whose marks change; it continues once that is known.
  const [pressed, setPressed] = useState<{ choice: Choice; note: string }>();
  const action = useAction(async (note: string) => {
    if (choice === now) return onClose();
    if (touched === undefined) {
      setPressed({ choice, note });
      return void (problem !== undefined && askAgain());
    }
    // Says whose marks change in other classes before anything is done.
    if (others.length > 0 && !isSaid) return setSaid(choice);
    const input = { questionId, credit: creditOf(choice), note, ...(isSaid && { others }) };
    await staffCall('teacher', creditQuestion, input, { params });
    onDone();
  });
  useEffect(() => {
    if (pressed === undefined || touched === undefined) return;
    setPressed(undefined);
    if (pressed.choice === choice) void action.run(pressed.note);
  });
  return (
    <DecideDialog
      title="What it counts"
      submit={isSaid ? 'Change their marks too' : 'Confirm'}
      start={undefined}
      words={{
        hint: 'Other staff see this, such as “the picture was missing”.',
        least: choice === now ? 0 : 3,
      }}
      action={action}
      onClose={onClose}
      fields={() => (
        <>
          <p>
            <span className="font-semibold">{label}</span> {question}
          </p>
          <RadioGroup
            legend="This question, for everybody who does this homework"
            options={choices}
            value={choice}
            onPick={(picked) => setChoice(choices.find(({ value }) => value === picked)?.value ?? now)}
          />
          <p role="status" className="font-semibold">
            {choice === now ? 'Nothing changes.' : (problem ?? effectWords(touched))}
          </p>
          <div role="alert" ref={warning}>
            {isSaid && touched !== undefined && (
              <Notice tone="caution">
                <p>
                  Press again to change the marks of {countText(countOthers(touched), 'student')} who{' '}
                  {countOthers(touched) === 1 ? 'is' : 'are'} not in your classes.
                </p>
              </Notice>
            )}
          </div>
        </>
      )}
    />
  );
}

/** What a choice does, in a sentence; that is unknown as long as it is asked for. */
function effectWords(effect: Parameters<typeof effectText>[0] | undefined): string {
  if (effect === undefined) return 'Looking whose marks change…';
  return effectText(effect) ?? 'No result changes now; it holds for attempts to come.';
}
