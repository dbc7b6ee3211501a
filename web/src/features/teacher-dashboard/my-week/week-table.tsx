import type { WeekCell as Cell, WeekHomework } from '@markwell/server/contract';
import { useId } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../../components/class-names.ts';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { reportAddress } from '../addresses.ts';
import type { WeekGroup } from './week-groups.ts';

/** Columns that would be too narrow to read go, the oldest first; paper has room for four. */
const room = [
  undefined,
  'not-print:max-[36rem]:hidden',
  'not-print:max-[48rem]:hidden',
  'not-print:max-[62rem]:hidden',
  'max-[72rem]:hidden',
] as const;

/** The classes of a year, a row each, by the latest homework; what there is no room for is left out from the right. */
export function WeekTable({ group }: { readonly group: WeekGroup }) {
  const titleId = useId();
  return (
    <div data-cover={group.year} className="sheet border-l-8 border-l-cover">
      <table
        aria-labelledby={titleId}
        className="w-full table-fixed border-collapse text-left [&_:is(th,td)]:px-[0.75rem] [&_:is(th,td)]:py-[0.5rem]"
      >
        <thead>
          <tr className="border-b-2 border-rule">
            <th scope="col" id={titleId} className="w-[8.5rem] text-lead">
              {group.name}
            </th>
            {group.homework.map((homework, index) => (
              <th
                key={homework.id}
                scope="col"
                className={classNames('align-bottom text-small leading-snug font-semibold', room[index])}
              >
                {homework.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ studentClass, teacher, cells }) => (
            <tr key={studentClass} className="border-b border-rule last:border-b-0">
              <th scope="row" className="w-[8.5rem] leading-tight">
                {studentClass}
                <span className="block text-small font-normal text-soft">{teacher ?? 'on no class list'}</span>
              </th>
              {group.homework.map((homework, index) => (
                <td key={homework.id} className={room[index]}>
                  <WeekCell cell={cells[index]} homework={homework} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** 'bar, 19/33, 72%' and what needs somebody: each leads to where it is seen. */
function WeekCell({ cell, homework }: { readonly cell: Cell | undefined; readonly homework: WeekHomework }) {
  if (cell === undefined) return <span className="text-soft">–</span>;
  const { studentClass, completed, total, averagePercentage, dueAt, late, missing, waiting } = cell;
  const { undecided = 0, excused = 0 } = cell;
  const report = reportAddress({
    number: homework.number,
    studentClass,
    homework: homework.isEarlier ? homework.id : undefined,
  });
  const said = [
    late > 0 && `${late} late`,
    missing > 0 && `${missing} missing`,
    undecided > 0 && `${undecided} to decide`,
    excused > 0 && `${excused} excused`,
  ].filter((part) => part !== false);
  return (
    <div className="max-w-64 leading-tight">
      <Link href={report} className="block text-ink no-underline hover:underline">
        <span className="flex items-baseline justify-between gap-2 tabular-nums">
          <span className="font-semibold">
            <span className="sr-only">Handed in </span>
            {completed}/{total}
          </span>
          {averagePercentage !== null && (
            <span>
              <span className="sr-only">, average </span>
              {Math.round(averagePercentage)}%
            </span>
          )}
        </span>
        <ShareBar share={total === 0 ? 0 : completed / total} />
      </Link>
      <p className="mt-1 text-small tabular-nums">
        {said.length > 0 && <span className="text-caution">{said.join(' · ')}</span>}
        {said.length === 0 && dueAt !== null && <span className="text-soft">due {schoolTimeText(dueAt)}</span>}
        {waiting > 0 && (
          <>
            {(said.length > 0 || dueAt !== null) && ' · '}
            <Link href={queueAddress(homework.id, studentClass)} className="touch">
              {waiting} to look at
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

/** Where answers that are worth a look are judged. */
function queueAddress(homework: number, studentClass: string): string {
  return `/teacher/queue?${new URLSearchParams({ homework: String(homework), class: studentClass })}`;
}
