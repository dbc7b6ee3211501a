import { endOverride, type Override } from '@markwell/server/contract';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

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
