import './plots.css';
import { type ReactNode, useId } from 'react';
import { DataTable } from '../data-table.tsx';
import { ChevronIcon } from '../icons.tsx';

interface PlotFrameProps {
  readonly title: string;
  /** What can be seen in it, in a sentence; read out with the title. */
  readonly summary: string;
  readonly headingLevel?: 2 | 3;
  readonly columns: readonly string[];
  /** Everything that is drawn, as text; the first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
  /** The drawing. */
  readonly children: ReactNode;
}

/** A plot with its title, what it says in words, and behind it the table that it is drawn from. */
export function PlotFrame({ title, summary, headingLevel = 3, columns, rows, children }: PlotFrameProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <figure aria-labelledby={id} className="plot sheet grid min-w-0 grid-cols-1 content-start gap-3 p-4 sm:p-6">
      <div>
        <Heading id={id} className="text-lead">
          {title}
        </Heading>
        <p className="text-small text-soft">{summary}</p>
      </div>
      {children}
      <details className="no-print group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-pen">
          <ChevronIcon className="size-4 group-open:rotate-180" />
          Show as a table
        </summary>
        <DataTable caption={title} columns={columns} rows={rows} />
      </details>
    </figure>
  );
}
