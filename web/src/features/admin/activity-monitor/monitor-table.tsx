import './monitor-table.css';
import { type Column, column, SortTable, type SortTableProps } from '../../../components/sort-table/sort-table.tsx';

interface MonitorTableProps<Row> extends Omit<SortTableProps<Row>, 'name' | 'isCaptionShown' | 'className'> {
  /** Of the region that scrolls, where something leads to it; tells the tables of the page apart. */
  readonly id: string;
  /** What it is a table of: the name of the region that scrolls. */
  readonly label: string;
}

/** A long table with changing rows; its headings stay in view, and it scrolls by keyboard too. */
export function MonitorTable<Row>({ id, label, ...table }: MonitorTableProps<Row>) {
  return (
    <section
      id={id}
      aria-label={`${label}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="sheet max-h-[32rem] overflow-auto print:max-h-none"
    >
      <SortTable {...table} name={id} isCaptionShown className="monitor-table" />
    </section>
  );
}

/** A column of texts, which are put in order as they are said; those without one are last. */
export function textColumn<Row>(key: string, label: string, text: (row: Row) => string): Column<Row> {
  return column(key, label, (row) => text(row) || null, { cell: text });
}
