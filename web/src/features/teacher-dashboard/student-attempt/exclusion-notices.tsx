import { type Exclusion, endExclusion } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';

interface ExclusionNoticesProps {
  readonly exclusions: readonly Exclusion[];
  readonly mayEnd: boolean;
  readonly onEnded: () => void;
}

/** Says that an attempt does not count, who decided it and why, and takes it back. */
export function ExclusionNotices({ exclusions, ...rest }: ExclusionNoticesProps) {
  return exclusions.map((one) => <ExclusionNotice key={one.id} exclusion={one} {...rest} />);
}

function ExclusionNotice({
  exclusion,
  mayEnd,
  onEnded,
}: Omit<ExclusionNoticesProps, 'exclusions'> & { readonly exclusion: Exclusion }) {
  const { id, scope, student, reason, by, at } = exclusion;
  const action = useAction(async () => {
    await staffCall('teacher', endExclusion, undefined, { params: { id } });
    onEnded();
  });
  return (
    <Notice
      tone="caution"
      title={scope === 'attempt' ? 'This attempt does not count' : `Nothing handed in as ${student.name} counts`}
    >
      <p className="break-words">“{reason}”</p>
      <p className="text-small">
        {by ?? 'Somebody'}, {dateTimeText(at)}
      </p>
      {mayEnd && (
        <Button look="secondary" className="no-print mt-3" onClick={() => void action.run()}>
          {action.isBusy ? 'One moment…' : 'Let it count again'}
        </Button>
      )}
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </Notice>
  );
}
