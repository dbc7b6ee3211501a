import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { Pupil } from '../../../lib/practice/practice-bank.ts';
import { isDue, type PracticeEntry } from '../../../lib/practice/schedule.ts';
import { schoolDayText } from '../../../lib/school-time.ts';
import type { PracticeItem } from './practice-items.ts';

interface PracticeListProps {
  readonly pupil: Pupil;
  readonly items: readonly PracticeItem[];
  readonly onStart: (round: readonly PracticeEntry[]) => void;
  /** Somebody else is here. */
  readonly onLeave: () => void;
  readonly onForget: () => void;
}

/** Most questions of a round: a few minutes' work. */
const roundSize = 10;

/** What there is to practise, most useful first, and whose it is. */
export function PracticeList({ pupil, items, onStart, onLeave, onForget }: PracticeListProps) {
  const [now] = useState(Date.now);
  const due = items.filter(({ entry }) => isDue(entry, now));
  const round = (due.length > 0 ? due : items).slice(0, roundSize);
  return (
    <>
      <p className="text-lead">
        {due.length > 0
          ? `${due.length} to try today, ${items.length - due.length} later`
          : 'Nothing is due today. You can practise all the same.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button large onClick={() => onStart(round.map(({ entry }) => entry))}>
          {`Practise ${round.length === 1 ? '1 question' : `${round.length} questions`}`}
        </Button>
      </div>
      <ul className="sheet divide-y divide-rule px-4.5">
        {items.map(({ entry, homework, question, label }) => (
          <li
            key={`${homework.id} ${question.id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
          >
            <span className="min-w-0 grow basis-64">
              <span className="block truncate font-semibold">{question.question}</span>
              <span className="text-small text-soft">{`${label}, ${homework.title}`}</span>
            </span>
            <span className="text-small font-semibold text-soft">
              {isDue(entry, now) ? 'Today' : schoolDayText(entry.dueAt)}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 text-small text-soft">
        <p>
          {`For ${pupil.name}, ${pupil.studentClass}. This list is on this device only. A question comes back after 3 days, then 10, then 30, until you get it right each time.`}
        </p>
        <div className="-ml-3 flex flex-wrap">
          <Button look="quiet" onClick={onLeave}>
            Not me
          </Button>
          <Button look="quiet" onClick={onForget}>
            Clear my list
          </Button>
        </div>
      </div>
    </>
  );
}
