import type { Visit } from '@markwell/server/contract';
import { numberText } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import type { Column } from '../../../components/sort-table/sort-table.tsx';
import type { StaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { MonitorTable } from './monitor-table.tsx';

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
export function VisitsSection<Row extends Visit>(props: VisitsSectionProps<Row>) {
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
