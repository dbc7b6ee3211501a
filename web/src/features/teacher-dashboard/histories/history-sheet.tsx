import './history.css';
import type { History } from '@markwell/server/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { type Column, column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { attemptAddress } from '../addresses.ts';

const states = {
  'on-time': { word: 'on time', tone: 'text-tick' },
  late: { word: 'late', tone: 'text-caution' },
  missing: { word: 'missing', tone: 'text-cross' },
  'handed-in': { word: 'handed in', tone: 'text-soft' },
  excused: { word: 'excused', tone: 'text-soft' },
  due: { word: 'not due yet', tone: 'text-soft' },
} as const satisfies Record<History['homework'][number]['state'], { word: string; tone: string }>;

interface HistorySheetProps {
  readonly history: History;
  readonly name: ReactNode;
}

/** One student over all homework, newest first: on screen, and on one page of A4. */
export function HistorySheet({ history, name }: HistorySheetProps) {
  const { student, homework, averagePercentage, retrievalPercentage, handedIn, late, missing } = history;
  const tables = [
    { name: 'history', what: 'Homework', rows: homework.filter(({ isRetrieval }) => !isRetrieval) },
    { name: 'retrieval', what: 'Retrieval quizzes', rows: homework.filter(({ isRetrieval }) => isRetrieval) },
  ];
  const nameId = useId();
  const figures = [
    [`${handedIn}/${handedIn + missing}`, 'handed in'],
    [averagePercentage === null ? '–' : `${averagePercentage}%`, 'average'],
    ...(retrievalPercentage === undefined ? [] : [[`${retrievalPercentage}%`, 'retrieval']]),
    [String(late), 'late'],
    [String(missing), 'missing'],
  ];
  return (
    <article aria-labelledby={nameId} className="history sheet p-5 sm:p-7">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={nameId} className="text-title">
            {name}
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
      {homework.length === 0 && <p className="mt-4 text-soft">No homework yet.</p>}
      {tables.map(
        ({ name: table, what, rows }) =>
          rows.length > 0 && (
            <SortTable
              key={table}
              name={table}
              caption={`${what} of ${student.name}, newest first`}
              columns={columns}
              rows={rows}
              keyOf={(entry) => entry.homework.id}
              usual=""
              className="mt-4"
            />
          ),
      )}
    </article>
  );
}

type Entry = History['homework'][number];

const columns: readonly Column<Entry>[] = [
  column('homework', 'Homework', ({ homework }) => homework.title, { cell: titleCell }),
  column('due', 'Due', ({ dueAt }) => dueAt, {
    isTime: true,
    className: 'max-sm:hidden text-small whitespace-nowrap',
    cell: ({ dueAt }) => (dueAt === null ? '–' : schoolTimeText(dueAt)),
  }),
  column('marks', 'Marks', ({ best }) => best?.totalMarks ?? null, {
    isFigure: true,
    cell: ({ best }) => (best === null ? '–' : `${best.totalMarks}/${best.maxMarks}`),
  }),
  {
    key: 'share',
    label: '',
    className: 'max-md:hidden w-28',
    cell: ({ best }) => best !== null && <ShareBar share={best.percentage / 100} />,
  },
  percentageColumn('percentage', '%', ({ best }) => best?.percentage ?? null, 'font-semibold'),
  percentageColumn('first', 'First', ({ best }) => best?.firstPercentage ?? null, 'max-sm:hidden text-soft'),
  percentageColumn('class', 'Class', ({ classAverage }) => classAverage, 'max-sm:hidden text-soft'),
];

function percentageColumn(key: string, label: string, by: (entry: Entry) => number | null, className: string) {
  const cell = (entry: Entry) => {
    const percentage = by(entry);
    return percentage === null ? '–' : Math.round(percentage);
  };
  return column(key, label, by, { isFigure: true, className, cell });
}

function titleCell({ homework, best, state, studentClass }: Entry) {
  const { word, tone } = states[state];
  return (
    <span className="leading-snug font-normal">
      {best === null ? homework.title : <Link href={attemptAddress(best.attemptId)}>{homework.title}</Link>}
      <span className={`block text-small ${tone}`}>
        {word}
        {studentClass !== undefined && <span className="text-soft"> in {studentClass}</span>}
      </span>
    </span>
  );
}
