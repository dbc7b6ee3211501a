import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';

interface MonitorTableProps {
  /** Of the region that scrolls, where something leads to it. */
  readonly id?: string;
  /** What it is a table of: the name of the region that scrolls. */
  readonly label: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
}

/**
 * A long table whose rows come and go; its head and the heading of each row stay in view, and it scrolls by itself, by
 * keyboard too.
 */
export function MonitorTable({ id, label, caption, columns, rows }: MonitorTableProps) {
  const name = `${label}, as a table`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section id={id} aria-label={name} tabIndex={0} className="sheet max-h-[32rem] overflow-auto print:max-h-none">
      <table className="w-full border-collapse text-left text-small tabular-nums">
        <caption className="px-4 pt-3 pb-1 text-left text-soft">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-sheet">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b-2 border-ink px-3 py-2 align-bottom whitespace-nowrap first:sticky first:left-0 first:bg-sheet first:pl-4 last:pr-4"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-rule last:border-b-0">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={columns[index]}
                    scope="row"
                    className="sticky left-0 min-w-32 max-w-64 bg-sheet px-3 py-2 pl-4 align-top font-semibold break-words"
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={columns[index]}
                    className={classNames(
                      'min-w-18 px-3 py-2 align-top last:pr-4',
                      isShort(cell) && 'whitespace-nowrap',
                      isLong(cell) && 'min-w-44',
                    )}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Whether a cell has so many words that a narrow column would make a tall row of it. */
function isLong(cell: ReactNode): boolean {
  return typeof cell === 'string' && cell.length > 40;
}

/** Whether a cell is a few words at most, which stay on one line. */
function isShort(cell: ReactNode): boolean {
  return typeof cell === 'string' && cell.length <= 16;
}
