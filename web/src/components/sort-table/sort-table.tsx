import './sort-table.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { nextOrder, type Order, readOrder, type SortValue, sortRows } from './sort-rows.ts';
import { useOrder } from './use-order.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** Replaces the label if there is little room; screen readers still read the label. */
  readonly short?: string;
  readonly cell: (row: Row) => ReactNode;
  /** What rows are put in order by; without it the column's heading is no button. */
  readonly by?: (row: Row) => SortValue;
  /** Figures are on the right, in tabular digits, and sort the largest first. */
  readonly isFigure?: boolean;
  /** Times begin with the latest. */
  readonly isTime?: boolean;
  /** Of all its cells, to leave it out on small screens. */
  readonly className?: string | undefined;
}

/** A column that shows what rows are put in order by, unless `more` has another cell. */
export function column<Row>(
  key: string,
  label: string,
  by: (row: Row) => SortValue,
  more: Omit<Partial<Column<Row>>, 'key' | 'label' | 'by'> = {},
): Column<Row> {
  return { key, label, by, cell: by, ...more };
}

export interface SortTableProps<Row> {
  /** Tells the tables of a page apart: letters and hyphens. */
  readonly name: string;
  /** What it is a table of. */
  readonly caption: ReactNode;
  readonly isCaptionShown?: boolean;
  /** The first is the heading of each row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** How the rows come: a column's key, with a minus where the largest or latest is first. */
  readonly usual: Order;
  /** Rows that are shown: the first in the order that is chosen; all when absent. */
  readonly most?: number;
  readonly className?: string;
}

/**
 * The table of staff pages. A column's heading is a button that puts the rows in order by it; which one they are in is said by `aria-sort`, drawn as
 * an arrow, and kept in the address alone.
 */
export function SortTable<Row>(props: SortTableProps<Row>) {
  const { name, caption, isCaptionShown = false, columns, rows, keyOf, usual, most, className } = props;
  const [order, setOrder] = useOrder(name, usual);
  const { key: sortedBy, isDescending } = readOrder(order);
  const by = columns.find(({ key }) => key === sortedBy)?.by;
  const sorted = order === usual || by === undefined ? rows : sortRows(rows, by, isDescending);
  return (
    <table className={classNames('sort-table', className)}>
      <caption className={isCaptionShown ? 'px-4 pt-3 pb-1 text-left text-small text-soft' : 'sr-only'}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.key} column={column} order={order} onOrder={setOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.slice(0, most).map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" className={column.className}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={lookOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function Heading<Row>({ column, order, onOrder }: HeadingProps<Row>) {
  const { key, label, by, isFigure = false, isTime = false } = column;
  if (by === undefined) {
    return label === '' ? (
      <td className={lookOf(column)} />
    ) : (
      <th scope="col" className={lookOf(column)}>
        <Label column={column} />
      </th>
    );
  }
  const sorted = order === key ? 'ascending' : order === `-${key}` ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={sorted} className={lookOf(column)}>
      <button
        type="button"
        className="sort-heading"
        title={`Sort by ${label.toLowerCase()}`}
        onClick={() => onOrder(nextOrder(order, key, isFigure || isTime))}
      >
        <Label column={column} />
        <svg viewBox="0 0 10 14" className="sort-arrow" data-sorted={sorted} aria-hidden="true" focusable="false">
          <path d="M5 1 9 6H1Z" />
          <path d="M5 13 1 8h8Z" />
        </svg>
      </button>
    </th>
  );
}

function Label<Row>({ column: { label, short } }: { readonly column: Column<Row> }) {
  // In a fragment, because a component's text is not kept apart from its siblings.
  if (short === undefined) return <>{label}</>;
  return (
    <>
      <span className="sm:hidden" aria-hidden="true">
        {short}
      </span>
      <span className="sr-only sm:not-sr-only">{label}</span>
    </>
  );
}

function lookOf<Row>({ isFigure, className }: Column<Row>): string {
  return classNames(isFigure && 'figure', className);
}
