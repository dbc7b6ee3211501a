import type { ReactNode } from 'react';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** What is in a cell, where it is more than its text. */
  readonly cell?: (text: string) => ReactNode;
}

/** A small table of data. Too wide for the screen, it scrolls by itself, by keyboard too. */
export function DataTable({ caption, columns, rows, cell: inside = (text) => text }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="max-w-full overflow-x-auto rounded-small">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-start text-small font-semibold text-soft">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="cell border-b-2 border-ink align-bottom text-start text-small first:ps-0"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none moves
            <tr key={place} className="border-b border-rule">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className="cell ps-0 text-start font-semibold">
                    {inside(cell)}
                  </th>
                ) : (
                  <td key={columns[index]} className="cell">
                    {inside(cell)}
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
