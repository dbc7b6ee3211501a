import { type Exclusion, endExclusion } from '@markwell/server/contract';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { Notice } from '../../../components/notice.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';

interface ExclusionNoticesProps {
  readonly exclusions: readonly Exclusion[];
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** Says that an attempt does not count, who decided it and why, and takes it back. */
export function ExclusionNotices({ exclusions, mayEnd, onEnded }: ExclusionNoticesProps) {
  return exclusions.map(({ id, scope, student, reason, by, at }) => (
    <Notice
      key={id}
      tone="caution"
      title={scope === 'attempt' ? 'This attempt does not count' : `Nothing handed in as ${student.name} counts`}
    >
      <p className="break-words">“{reason}”</p>
      <p className="text-small">
        {by ?? 'Somebody'}, {dateTimeText(at)}
      </p>
      {mayEnd && (
        <TakeBack
          className="mt-3"
          label="Let it count again"
          takeBack={() => staffCall('teacher', endExclusion, undefined, { params: { id } })}
          onDone={onEnded}
        />
      )}
    </Notice>
  ));
}
