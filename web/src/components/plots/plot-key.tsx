import type { ReactNode } from 'react';

interface PlotKeyProps {
  readonly entries: readonly {
    readonly name: string;
    /** Drawn in a box of 32 by 16. */
    readonly sample: ReactNode;
  }[];
}

/** What the marks of a plot mean. */
export function PlotKey({ entries }: PlotKeyProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {entries.map(({ name, sample }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 32 16" className="h-4 w-8 flex-none" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
