import './history.css';
import { type History, readHistories } from '@markwell/server/contract';
import { useId } from 'react';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import NotFound from '../../../components/not-found.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { SignedInOnly } from '../../../components/staff-session/signed-in-only.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { attemptAddress } from '../addresses.ts';
import { dashboardLinks } from '../dashboard-links.ts';

/** What a student has done over all homework, or every student of a class: a page of paper each, for parents' evening. */
export default function HistoryPage() {
  const search = new URLSearchParams(useSearch());
  const asked = Object.fromEntries(
    (['class', 'student', 'attempt'] as const).flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  if (Object.keys(asked).length === 0) return <NotFound />;
  return (
    <SignedInOnly role="teacher" title="Histories">
      {() => <Histories asked={asked} />}
    </SignedInOnly>
  );
}

function Histories({ asked }: { readonly asked: { class?: string; student?: string; attempt?: string } }) {
  const query = useStaffQuery('teacher', readHistories, asked);
  const only = query.data?.length === 1 ? query.data[0] : undefined;
  const title = only?.student.name ?? `${asked.class ?? 'Student'}: a sheet for each student`;
  return (
    <Page title={title} links={dashboardLinks}>
      <div className="no-print mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading>{only === undefined ? title : 'History'}</PageHeading>
        <Button look="secondary" onClick={() => window.print()}>
          {only === undefined ? 'Print all sheets' : 'Print'}
        </Button>
      </div>
      <Answered query={query} loading="Loading…" what="The history">
        {(histories) =>
          histories.length === 0 ? (
            <p className="text-soft">Nobody is in this class yet.</p>
          ) : (
            <div className="grid gap-8 print:block">
              {histories.map((history) => (
                <HistorySheet key={history.student.id} history={history} />
              ))}
            </div>
          )
        }
      </Answered>
    </Page>
  );
}

const states = {
  'on-time': { word: 'on time', tone: 'text-tick' },
  late: { word: 'late', tone: 'text-caution' },
  missing: { word: 'missing', tone: 'text-cross' },
  'handed-in': { word: 'handed in', tone: 'text-soft' },
  excused: { word: 'excused', tone: 'text-soft' },
  due: { word: 'not due yet', tone: 'text-soft' },
} as const satisfies Record<History['homework'][number]['state'], { word: string; tone: string }>;

/** One student over all homework, newest first: on screen, and on one page of A4. */
function HistorySheet({ history }: { readonly history: History }) {
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
        <SortTable
          name="history"
          caption={`Homework of ${student.name}, newest first`}
          columns={columns}
          rows={homework}
          keyOf={(entry) => entry.homework.id}
          usual=""
          className="mt-4"
        />
      )}
    </article>
  );
}

type Entry = History['homework'][number];

const columns: readonly Column<Entry>[] = [
  {
    key: 'homework',
    label: 'Homework',
    by: ({ homework }) => homework.title,
    cell: (entry) => <Title entry={entry} />,
  },
  {
    key: 'due',
    label: 'Due',
    isTime: true,
    className: 'max-sm:hidden text-small whitespace-nowrap',
    by: ({ dueAt }) => dueAt,
    cell: ({ dueAt }) => (dueAt === null ? '–' : schoolTimeText(dueAt)),
  },
  {
    key: 'marks',
    label: 'Marks',
    isFigure: true,
    by: ({ best }) => best?.totalMarks ?? null,
    cell: ({ best }) => (best === null ? '–' : `${best.totalMarks}/${best.maxMarks}`),
  },
  {
    key: 'share',
    label: '',
    className: 'max-md:hidden w-28',
    cell: ({ best }) => best !== null && <ShareBar share={best.percentage / 100} />,
  },
  {
    key: 'percentage',
    label: '%',
    isFigure: true,
    className: 'font-semibold',
    by: ({ best }) => best?.percentage ?? null,
    cell: ({ best }) => best?.percentage ?? '–',
  },
  {
    key: 'first',
    label: 'First',
    isFigure: true,
    className: 'max-sm:hidden text-soft',
    by: ({ best }) => best?.firstPercentage ?? null,
    cell: ({ best }) => best?.firstPercentage ?? '–',
  },
  {
    key: 'class',
    label: 'Class',
    isFigure: true,
    className: 'max-sm:hidden text-soft',
    by: ({ classAverage }) => classAverage,
    cell: ({ classAverage }) => (classAverage === null ? '–' : Math.round(classAverage)),
  },
];

function Title({ entry: { homework, best, state, studentClass } }: { readonly entry: Entry }) {
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
