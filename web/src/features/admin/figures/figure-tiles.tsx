import type { Analytics } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { countText, numberText } from '../../../components/count-text.ts';
import { hourText, percentText, weekdayName } from './words.ts';

/** How much was done, and how well. */
export function overviewFigures({ overview }: Analytics): readonly Figure[] {
  const { students, classes, attempts, completed, total, completionRate } = overview;
  return [
    {
      label: 'Students',
      value: numberText(students),
      note: `have handed in, in ${countText(classes, 'class', 'classes')}`,
    },
    {
      label: 'Handed in',
      value: `${completionRate}%`,
      note: `${numberText(completed)} of ${numberText(total)} expected`,
    },
    {
      label: 'Average score',
      value: percentText(overview.averagePercentage),
      note: `best attempts; the first were ${percentText(overview.firstPercentage)}`,
    },
    { label: 'Attempts', value: numberText(attempts), note: 'retries included' },
  ];
}

/** What changes from week to week, and what to look at. */
export function quickFigures({ quickStats, doubtful }: Analytics): readonly Figure[] {
  const { attemptsThisWeek, attemptsLastWeek, medianMinutes, attemptsEach, busiestHour, busiestWeekday } = quickStats;
  return [
    {
      label: 'This week',
      value: numberText(attemptsThisWeek),
      note: `attempts; ${numberText(attemptsLastWeek)} last week`,
    },
    {
      label: 'Time for an attempt',
      value: medianMinutes === null ? '–' : `${medianMinutes} min`,
      note: attemptsEach === null ? 'no attempts yet' : `typically; ${attemptsEach} attempts for each homework`,
    },
    {
      label: 'Busiest time',
      value: busiestWeekday === null ? '–' : weekdayName(busiestWeekday),
      note: busiestHour === null ? 'no attempts yet' : `and ${hourText(busiestHour)} on any day`,
    },
    {
      label: 'Marks worth a look',
      value: numberText(doubtful.doubtful),
      note: `of ${countText(doubtful.answers, 'answer')}, where the wording decided`,
    },
  ];
}

export interface Figure {
  readonly label: string;
  /** Large: a number, or a word or two. */
  readonly value: ReactNode;
  /** What the number is of, or is beside. */
  readonly note?: ReactNode;
}

/** Numbers that should be seen at once, each with what it counts. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="sheet min-w-0 p-4 sm:p-5">
          <dt className="text-small font-semibold text-soft">{label}</dt>
          <dd className="mt-1 text-[1.75rem] leading-tight font-bold tabular-nums">{value}</dd>
          {note !== undefined && <dd className="mt-1 text-small text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
