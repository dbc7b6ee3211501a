import { type AttemptDetail, endOverride, type Override, setOverride } from '@markwell/server/contract';
import { DecideButton } from '../../../components/decide/decide-dialog.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { GivenAnswer } from '../../../components/given-answer.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

interface SetMarkButtonProps {
  readonly attemptId: number;
  readonly answer: AttemptDetail['answers'][number];
  readonly onDone: () => void;
}

/** Asks for the marks of one answer, and why. What it has already is offered only to change the reason that was given for it. */
export function SetMarkButton({ attemptId, answer: marked, onDone }: SetMarkButtonProps) {
  const { questionId, label = questionId, question, answer, maxMarks, marksAwarded, override, slotNames } = marked;
  const offered = Array.from({ length: maxMarks + 1 }, (_, value) => value).filter(
    (value) => value !== marksAwarded || override !== undefined,
  );
  const nearest = marksAwarded < maxMarks ? marksAwarded + 1 : marksAwarded - 1;
  const aboutButton = { 'aria-label': `Change the mark of ${label}`, className: 'no-print ml-auto' };
  return (
    <DecideButton
      button={{ ...aboutButton, look: 'quiet', children: 'Change the mark…' }}
      title="Set the mark"
      submit="Set the mark"
      start={override === undefined ? nearest : marksAwarded}
      fields={(marks, choose) => (
        <>
          {question !== null && <p className="whitespace-pre-line">{question}</p>}
          <GivenAnswer label="Answer" answer={answer} result={marked} slotNames={slotNames} />
          <RadioGroup
            legend={`Marks, of ${maxMarks}`}
            inline="letters"
            options={offered.map((value) => ({ value: String(value), label: String(value) }))}
            value={String(marks)}
            onPick={(picked) => choose(Number(picked))}
          />
        </>
      )}
      words={{
        hint: 'The student reads this. It holds for this attempt alone, whatever the mark scheme says later.',
        start: override?.reason,
      }}
      decide={(reason, marks) =>
        staffCall('teacher', setOverride, { questionId, marks, reason }, { params: { id: attemptId } })
      }
      onDone={onDone}
    />
  );
}

interface OverrideNoteProps {
  readonly override: Override;
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** Who set the marks of an answer and why, and takes it back. */
export function OverrideNote({ override, mayEnd, onEnded }: OverrideNoteProps) {
  const { id, reason, by, at } = override;
  return (
    <div className="rounded-small border-l-4 border-pen bg-pen-wash px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">Set by {by ?? 'a member of staff'}:</span> “{reason}”{' '}
        <span className="text-small text-soft">{dateTimeText(at)}</span>
      </p>
      {mayEnd && (
        <TakeBack
          className="mt-2"
          label="Take it back"
          takeBack={() => staffCall('teacher', endOverride, undefined, { params: { id } })}
          onDone={onEnded}
        />
      )}
    </div>
  );
}
