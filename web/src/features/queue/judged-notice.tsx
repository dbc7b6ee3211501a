import type { Judged } from '@markwell/server/contract';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { Notice } from '../../components/notice.tsx';
import { useTakeBack } from './use-take-back.tsx';

interface JudgedNoticeProps {
  readonly judged: readonly Judged[];
  readonly onTakenBack: () => void;
}

/** What was stored just now, and takes it back. */
export function JudgedNotice({ judged, onTakenBack }: JudgedNoticeProps) {
  const stored = judged.map(({ homework, judgementIds }) => ({ homework: homework.id, ids: judgementIds }));
  const { action, dialog } = useTakeBack(stored, onTakenBack);
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const number = sum(({ judgementIds }) => judgementIds.length);
  const [gain, lose] = [sum(({ summary }) => summary.gain), sum(({ summary }) => summary.lose)];
  return (
    <Notice tone="success" role="status" title={`${countText(number, 'judgement')} stored`} className="mb-6">
      <p>
        {countText(gain, 'attempt')} gained and {countText(lose, 'attempt')} lost marks. It holds for answers to come.
      </p>
      {number > 0 && (
        <Button look="secondary" className="mt-3" onClick={() => void action.run()}>
          {action.isBusy ? 'One moment…' : 'Take it back'}
        </Button>
      )}
      {dialog}
      <div role="alert">{action.problem !== undefined && <p className="mt-2 break-words">{action.problem}</p>}</div>
    </Notice>
  );
}
