import { nameSlot } from '@markwell/marking-core';
import {
  type Judged,
  type Judgement,
  listJudgements,
  type OthersSaid,
  takeBackJudgements,
} from '@markwell/server/contract';
import { countText } from '../../components/count-text.ts';
import { TakeBack } from '../../components/decide/take-back.tsx';
import { Notice } from '../../components/notice.tsx';
import { dateTimeText } from '../../lib/date-text.ts';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';

interface JudgedBeforeProps {
  /** The id of a homework. */
  readonly homework: string;
  /** Whether the reader may take it back. */
  readonly mayTakeBack: boolean;
  readonly onTakenBack: () => void;
}

/** Current judgements of a homework, latest first, to be taken back by whoever may. */
export function JudgedBefore({ homework, mayTakeBack, onTakenBack }: JudgedBeforeProps) {
  const query = useStaffQuery('teacher', listJudgements, {}, { params: { id: homework } });
  const standing = (query.data ?? []).filter(({ takenBackAt }) => takenBackAt === null);
  if (standing.length === 0) return null;
  return (
    <details className="mt-10">
      <summary className="cursor-pointer text-title font-bold">Judged before ({standing.length})</summary>
      <ul className="sheet mt-4 overflow-hidden">
        {standing.map((one) => (
          <JudgementRow
            key={one.id}
            judgement={one}
            homework={homework}
            mayTakeBack={mayTakeBack}
            onTakenBack={() => {
              void query.askAgain();
              onTakenBack();
            }}
          />
        ))}
      </ul>
    </details>
  );
}

interface JudgementRowProps extends JudgedBeforeProps {
  readonly judgement: Judgement;
}

function JudgementRow({ judgement, homework, mayTakeBack, onTakenBack }: JudgementRowProps) {
  const { id, questionId, label = questionId, slotNames = [], answer, choice, marks, note, by, at } = judgement;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-4 py-1.5 last:border-b-0 sm:px-6">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{label}</span> “{choice !== null && `${nameSlot(slotNames, choice)}: `}
        {answer}”: {marks === 1 ? '1 mark' : `${marks} marks`}{' '}
        <span className="text-small text-soft">
          {by ?? 'A member of staff'}, {dateTimeText(at)}
          {note !== null && `: ${note}`}
        </span>
      </p>
      {mayTakeBack && (
        <TakeBack
          look="quiet"
          about={answer}
          takeBack={(others) => takeBackJudged(homework, [id], others)}
          onDone={onTakenBack}
        />
      )}
    </li>
  );
}

function takeBackJudged(homework: number | string, ids: readonly number[], others?: OthersSaid) {
  const input = { ids: [...ids], ...(others && { others }) };
  return staffCall('teacher', takeBackJudgements, input, { params: { id: homework } });
}

interface JudgedNoticeProps {
  readonly judged: readonly Judged[];
  readonly onTakenBack: () => void;
}

/** What was stored just now, and takes it back. */
export function JudgedNotice({ judged, onTakenBack }: JudgedNoticeProps) {
  // What was taken back before the server refused is left out by it the next time.
  const takeBack = async (others?: OthersSaid) => {
    for (const { homework, judgementIds } of judged)
      if (judgementIds.length > 0) await takeBackJudged(homework.id, judgementIds, others);
  };
  const sum = (of: (one: Judged) => number) => judged.reduce((total, one) => total + of(one), 0);
  const number = sum(({ judgementIds }) => judgementIds.length);
  const [gain, lose] = [sum(({ summary }) => summary.gain), sum(({ summary }) => summary.lose)];
  return (
    <Notice tone="success" role="status" title={`${countText(number, 'judgement')} stored`} className="mb-6">
      <p>
        {countText(gain, 'attempt')} gained and {countText(lose, 'attempt')} lost marks. It holds for answers to come.
      </p>
      {number > 0 && <TakeBack className="mt-3" label="Take it back" takeBack={takeBack} onDone={onTakenBack} />}
    </Notice>
  );
}
