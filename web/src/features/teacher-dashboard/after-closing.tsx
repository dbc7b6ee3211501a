import {
  type AfterClosing,
  type ClosingDecision,
  decideAfterClosing,
  listAfterClosing,
} from '@markwell/server/contract';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { TakeBack } from '../../components/decide/take-back.tsx';
import { PupilName } from '../../components/pupil-name.tsx';
import { Section } from '../../components/section.tsx';
import { dateTimeText } from '../../lib/date-text.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../lib/use-action.ts';
import { attemptAddress } from './addresses.ts';

interface AfterClosingChoiceProps {
  readonly attemptId: number;
  readonly afterClosing: AfterClosing;
  /** The student's name, for screen readers at the buttons. */
  readonly name: string;
  /** Whether the reader may decide. */
  readonly mayDecide: boolean;
  readonly onDecided: () => void;
}

/** Lets an attempt that came after closing count, leaves it out, or takes either back: one press each. */
export function AfterClosingChoice({ attemptId, afterClosing, name, mayDecide, onDecided }: AfterClosingChoiceProps) {
  const { decision, by, at } = afterClosing;
  const decide = (next: ClosingDecision | null) =>
    staffCall('teacher', decideAfterClosing, { decision: next }, { params: { id: attemptId } });
  const action = useAction(async (next: ClosingDecision) => {
    await decide(next);
    onDecided();
  });
  const press = (next: ClosingDecision, label: string) => (
    <Button look="secondary" onClick={() => void action.run(next)}>
      {label}
      <span className="sr-only"> ({name})</span>
    </Button>
  );
  return (
    <div>
      {decision !== null && (
        <p className="text-small">
          {decision === 'count' ? 'It counts' : 'It does not count'}: decided by {by ?? 'somebody'}
          {at !== null && `, ${dateTimeText(at)}`}
        </p>
      )}
      <div className="no-print mt-2 flex flex-wrap gap-2 empty:hidden">
        {!mayDecide ? null : decision === null ? (
          <>
            {press('count', 'Count it')}
            {press('leave-out', 'Leave it out')}
          </>
        ) : (
          <TakeBack about={name} takeBack={() => decide(null)} onDone={onDecided} />
        )}
      </div>
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </div>
  );
}

interface AfterClosingListProps {
  readonly homeworkId: number;
  /** Of all classes where it is absent. */
  readonly studentClass: string | undefined;
  readonly mayDecide: boolean;
  /** Called when figures of the report have changed by a decision. */
  readonly onChanged: () => void;
}

/** Attempts handed in after closing, for a teacher to decide. Nothing if there are none. */
export function AfterClosingList({ homeworkId, studentClass, mayDecide, onChanged }: AfterClosingListProps) {
  const asked = { class: studentClass, homework: String(homeworkId) };
  const { data = [], askAgain } = useStaffQuery('teacher', listAfterClosing, asked);
  if (data.length === 0) return null;
  return (
    <Section id="after-closing" title="Handed in after closing" isSheet>
      <p className="mt-1 max-w-prose text-soft">
        Nothing shows that these were started before the homework closed. They are in no figure until you count them.
      </p>
      <ul className="mt-4 grid gap-4">
        {data.map(({ attemptId, student, submittedAt, ...afterClosing }) => (
          <li key={attemptId} className="border-t border-rule pt-3">
            <PupilName id={student.id} className="font-semibold">
              {student.name}
            </PupilName>
            {studentClass === undefined && ` of ${student.studentClass}`},{' '}
            <Link href={attemptAddress(attemptId)} className="touch">
              handed in {dateTimeText(submittedAt)}
            </Link>
            <AfterClosingChoice
              attemptId={attemptId}
              afterClosing={afterClosing}
              name={student.name}
              mayDecide={mayDecide}
              onDecided={() => {
                void askAgain();
                onChanged();
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
