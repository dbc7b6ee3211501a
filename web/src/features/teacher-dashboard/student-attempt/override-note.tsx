import { endOverride, type Override } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface OverrideNoteProps {
  readonly override: Override;
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** Who set the marks of an answer and why, and takes it back. */
export function OverrideNote({ override, mayEnd, onEnded }: OverrideNoteProps) {
  const { id, reason, by, at } = override;
  const action = useAction(async () => {
    await staffCall('teacher', endOverride, undefined, { params: { id } });
    onEnded();
  });
  return (
    <div className="rounded-small border-l-4 border-pen bg-pen-wash px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold">Set by {by ?? 'a member of staff'}:</span> “{reason}”{' '}
        <span className="text-small text-soft">{dateTimeText(at)}</span>
      </p>
      {mayEnd && (
        <Button look="secondary" className="no-print mt-2" onClick={() => void action.run()}>
          {action.isBusy ? 'One moment…' : 'Take it back'}
        </Button>
      )}
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </div>
  );
}
