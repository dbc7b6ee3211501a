import type { HistoricalVisit, Visit } from '@markwell/server/contract';
import { numberText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { type Column, column } from '../../../components/sort-table/sort-table.tsx';
import { timeOfDayText } from '../../../lib/school-time.ts';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { MonitorTable, textColumn } from './monitor-table.tsx';
import { pageName } from './page-name.ts';

interface VisitsSectionProps<Row> {
  readonly id: string;
  readonly title: string;
  readonly visits: StaffQuery<Row[]>;
  /** What is coming, such as 'live sessions'. */
  readonly what: string;
  /** Shown if there are none. */
  readonly empty: string;
  readonly columns: readonly Column<Row>[];
  /** Rows that are shown. */
  readonly most: number;
}

/** The latest sessions of one kind. */
function VisitsSection<Row extends Visit>(props: VisitsSectionProps<Row>) {
  const { id, title, visits, what, empty, columns, most } = props;
  const { data, isError } = visits;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lead">
        {title}
      </h3>
      {data === undefined && !isError && <Loading label={`Loading ${what}…`} />}
      {data === undefined && isError && <p className="sheet p-5 text-soft">Could not load {what}.</p>}
      {data?.length === 0 && <p className="sheet p-5 text-soft">{empty}</p>}
      {data !== undefined && data.length > 0 && (
        <MonitorTable
          id={`${id}-table`}
          label={title}
          caption={shown(data.length, most)}
          columns={columns}
          rows={data}
          keyOf={(visit) => visit.id}
          usual="-last-seen"
          most={most}
        />
      )}
    </section>
  );
}

/** 'Showing 25 of 57 sessions'. */
function shown(count: number, most: number): string {
  if (count === 1) return '1 session';
  return count > most ? `Showing ${most} of ${numberText(count)} sessions` : `${count} sessions`;
}

const whoColumns: readonly Column<Visit>[] = [
  column('name', 'Name', ({ studentName }) => studentName || null, {
    cell: ({ studentId, studentName }) => <PupilName id={studentId}>{studentName}</PupilName>,
  }),
  textColumn('class', 'Class', ({ studentClass }) => studentClass),
  textColumn('location', 'Location', ({ location }) => location),
];

const browserColumn: Column<Visit> = textColumn('browser', 'Browser', ({ browser }) => browser);

/** Said as a time ago, and put in order by the time. */
const lastSeenColumn: Column<Visit> = column('last-seen', 'Last seen', ({ lastSeenAt }) => lastSeenAt || null, {
  isTime: true,
  className: 'whitespace-nowrap',
  cell: ({ timeAgo }) => timeAgo,
});

const liveColumns: readonly Column<Visit>[] = [
  ...whoColumns,
  textColumn('page', 'Current page', ({ currentPage }) => pageName(currentPage)),
  browserColumn,
  lastSeenColumn,
];

/** Who is on the site now. */
export function LiveSection({ visits }: { readonly visits: StaffQuery<Visit[]> }) {
  return (
    <VisitsSection
      id="live-sessions"
      title="Live sessions"
      visits={visits}
      what="live sessions"
      empty="No active users currently accessing the website"
      columns={liveColumns}
      most={25}
    />
  );
}

const historyColumns: readonly Column<HistoricalVisit>[] = [
  ...whoColumns,
  textColumn(
    'pages',
    'Pages',
    ({ pagesVisited, currentPage }) => pagesVisited.map(pageName).join(', ') || pageName(currentPage),
  ),
  browserColumn,
  clockColumn('from', 'From', ({ startedAt }) => startedAt),
  clockColumn('to', 'To', ({ lastSeenAt }) => lastSeenAt),
  lastSeenColumn,
];

/** '14:05'; empty without a time. */
function clockColumn(key: string, label: string, time: (visit: HistoricalVisit) => string): Column<HistoricalVisit> {
  const cell = (visit: HistoricalVisit) => (time(visit) === '' ? '' : timeOfDayText(time(visit)));
  return column(key, label, (visit) => time(visit) || null, { isTime: true, cell });
}

/** Who was on the site in the last 24 hours. */
export function HistorySection({ visits }: { readonly visits: StaffQuery<HistoricalVisit[]> }) {
  return (
    <VisitsSection
      id="history"
      title="24-hour history"
      visits={visits}
      what="the last 24 hours"
      empty="No historical user data available from the last 24 hours"
      columns={historyColumns}
      most={50}
    />
  );
}
