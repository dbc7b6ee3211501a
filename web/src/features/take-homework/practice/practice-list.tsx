import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { Pupil } from '../../../lib/practice/practice-bank.ts';
import { isDue, type PracticeEntry } from '../../../lib/practice/schedule.ts';
import { schoolDayText } from '../../../lib/school-time.ts';
import { t } from '../../../lib/texts.ts';
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
          ? t('practice.due', { due: due.length, later: items.length - due.length })
          : t('practice.none-due')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button large onClick={() => onStart(round.map(({ entry }) => entry))}>
          {t('practice.start', { count: round.length })}
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
              {isDue(entry, now) ? t('practice.today') : schoolDayText(entry.dueAt)}
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 text-small text-soft">
        <p>{t('practice.whose', { name: pupil.name, studentClass: pupil.studentClass })}</p>
        <div className="-ms-3 flex flex-wrap">
          <Button look="quiet" onClick={onLeave}>
            {t('practice.not-me')}
          </Button>
          <Button look="quiet" onClick={onForget}>
            {t('practice.clear')}
          </Button>
        </div>
      </div>
    </>
  );
}
