import { type Judged, takeBackJudgements } from '@markwell/server/contract';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { Notice } from '../../components/notice.tsx';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useAction } from '../../lib/use-action.ts';

interface JudgedNoticeProps {
  readonly judged: readonly Judged[];
  readonly onTakenBack: () => void;
}

/** What was stored just now, and takes it back. */
export function JudgedNotice({ judged, onTakenBack }: JudgedNoticeProps) {
  const action = useAction(async () => {
    for (const { homework, judgementIds: ids } of judged)
      if (ids.length > 0) await staffCall('teacher', takeBackJudgements, { ids }, { params: { id: homework.id } });
    onTakenBack();
  });
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const stored = sum(({ judgementIds }) => judgementIds.length);
  const [gain, lose] = [sum(({ summary }) => summary.gain), sum(({ summary }) => summary.lose)];
  return (
    <Notice tone="success" role="status" title={`${countText(stored, 'judgement')} stored`} className="mb-6">
      <p>
        {countText(gain, 'attempt')} gained and {countText(lose, 'attempt')} lost marks. It holds for answers to come.
      </p>
      {stored > 0 && (
        <Button look="secondary" className="mt-3" onClick={() => void action.run()}>
          {action.isBusy ? 'One moment…' : 'Take it back'}
        </Button>
      )}
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </Notice>
  );
}
