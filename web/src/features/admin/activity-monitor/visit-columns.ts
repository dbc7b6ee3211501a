import type { Visit } from '@markwell/server/contract';
import type { Column } from '../../../components/sort-table/sort-table.tsx';

/** What every list of sessions says first: who and where. */
export const whoColumns: readonly Column<Visit>[] = [
  textColumn('name', 'Name', ({ studentName }) => studentName),
  textColumn('class', 'Class', ({ studentClass }) => studentClass),
  textColumn('location', 'Location', ({ location }) => location),
];

/** 'Last seen', said as a time ago and put in order by the time. */
export const lastSeenColumn: Column<Visit> = {
  key: 'last-seen',
  label: 'Last seen',
  isTime: true,
  className: 'whitespace-nowrap',
  by: ({ lastSeenAt }) => lastSeenAt || null,
  cell: ({ timeAgo }) => timeAgo,
};

/** A column of texts, which are put in order as they are said. */
export function textColumn<Row>(key: string, label: string, text: (row: Row) => string): Column<Row> {
  return { key, label, by: (row) => text(row) || null, cell: text };
}
