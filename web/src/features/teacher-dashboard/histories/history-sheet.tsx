import './history.css';
import type { History } from '@markwell/server/contract';
import { useId } from 'react';
import { Link } from 'wouter';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { attemptAddress } from '../addresses.ts';

const states = {
  'on-time': { word: 'on time', tone: 'text-tick' },
  late: { word: 'late', tone: 'text-caution' },
  missing: { word: 'missing', tone: 'text-cross' },
  'handed-in': { word: 'handed in', tone: 'text-soft' },
  due: { word: 'not due yet', tone: 'text-soft' },
} as const satisfies Record<History['homework'][number]['state'], { word: string; tone: string }>;

/** One student over all homework, newest first: on screen, and on one page of A4. */
export function HistorySheet({ history }: { readonly history: History }) {
  const { student, homework, averagePercentage, handedIn, late, missing } = history;
  const nameId = useId();
  const figures = [
    [`${handedIn}/${handedIn + missing}`, 'handed in'],
    [averagePercentage === null ? '–' : `${averagePercentage}%`, 'average'],
    [String(late), 'late'],
    [String(missing), 'missing'],
  ];
  return (
    <article aria-labelledby={nameId} className="history sheet p-5 sm:p-7">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={nameId} className="text-title">
            {student.name}
          </h2>
          <p className="text-soft">
            {student.studentClass}, {student.teacher}
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-6">
          {figures.map(([value, name]) => (
            <div key={name} className="flex flex-col-reverse text-right">
              <dt className="text-small text-soft">{name}</dt>
              <dd className="text-title leading-tight font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {homework.length === 0 ? (
        <p className="mt-4 text-soft">No homework yet.</p>
      ) : (
        <table className="mt-4 w-full border-collapse text-left [&_td]:px-1.5 [&_td]:py-1.5 [&_th]:px-1.5 [&_th]:py-1.5">
          <caption className="sr-only">Homework of {student.name}, newest first</caption>
          <thead>
            <tr className="border-b-2 border-ink align-bottom text-small">
              <th scope="col" className="pl-0!">
                Homework
              </th>
              <th scope="col" className="max-sm:hidden">
                Due
              </th>
              <th scope="col" className="text-right">
                Marks
              </th>
              <th scope="col" className="w-28 max-md:hidden">
                <span className="sr-only">Share of the marks</span>
              </th>
              <th scope="col" className="text-right">
                %
              </th>
              <th scope="col" className="text-right max-sm:hidden">
                First
              </th>
              <th scope="col" className="text-right max-sm:hidden">
                Class
              </th>
            </tr>
          </thead>
          <tbody>
            {homework.map((entry) => (
              <EntryRow key={entry.homework.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

function EntryRow({ entry }: { readonly entry: History['homework'][number] }) {
  const { homework, best, dueAt, state, classAverage } = entry;
  const { word, tone } = states[state];
  return (
    <tr className="border-b border-rule align-top tabular-nums">
      <th scope="row" className="pl-0! leading-snug font-normal">
        {best === null ? homework.title : <Link href={attemptAddress(best.attemptId)}>{homework.title}</Link>}
        <span className={`block text-small ${tone}`}>{word}</span>
      </th>
      <td className="text-small whitespace-nowrap max-sm:hidden">{dueAt === null ? '–' : schoolTimeText(dueAt)}</td>
      <td className="text-right whitespace-nowrap">{best === null ? '–' : `${best.totalMarks}/${best.maxMarks}`}</td>
      <td className="max-md:hidden">{best !== null && <ShareBar share={best.percentage / 100} />}</td>
      <td className="text-right font-semibold">{best === null ? '–' : best.percentage}</td>
      <td className="text-right text-soft max-sm:hidden">{best === null ? '–' : best.firstPercentage}</td>
      <td className="text-right text-soft max-sm:hidden">{classAverage === null ? '–' : Math.round(classAverage)}</td>
    </tr>
  );
}
