import './monitor-table.css';
import type { Order } from '../../../components/sort-table/sort-rows.ts';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';

interface MonitorTableProps<Row> {
  /** Of the region that scrolls, where something leads to it; tells the tables of the page apart. */
  readonly id: string;
  /** What it is a table of: the name of the region that scrolls. */
  readonly label: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly usual: Order;
  /** Rows that are shown. */
  readonly most?: number;
}

/** A long table with changing rows; its headings stay in view, and it scrolls by keyboard too. */
export function MonitorTable<Row>({ id, label, caption, ...table }: MonitorTableProps<Row>) {
  return (
    <section
      id={id}
      aria-label={`${label}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="sheet max-h-[32rem] overflow-auto print:max-h-none"
    >
      <SortTable {...table} name={id} caption={caption} isCaptionShown className="monitor-table" />
    </section>
  );
}
