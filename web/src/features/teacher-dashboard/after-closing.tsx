import { type AfterClosing, type ClosingDecision, decideAfterClosing } from '@markwell/server/contract';
import { Button } from '../../components/button.tsx';
import { dateTimeText } from '../../lib/date-text.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';

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
  const action = useAction(async (next: ClosingDecision | null) => {
    await staffCall('teacher', decideAfterClosing, { decision: next }, { params: { id: attemptId } });
    onDecided();
  });
  const press = (next: ClosingDecision | null, label: string) => (
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
          press(null, 'Take back')
        )}
      </div>
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </div>
  );
}
