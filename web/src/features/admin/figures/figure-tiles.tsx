import type { ReactNode } from 'react';

export interface Figure {
  readonly label: string;
  /** Large: a number, or a word or two. */
  readonly value: ReactNode;
  /** What the number is of, or stands beside. */
  readonly note?: ReactNode;
}

/** Numbers that should be seen at once, each with what it counts. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="sheet min-w-0 p-4 sm:p-5">
          <dt className="text-small font-semibold text-soft">{label}</dt>
          <dd className="mt-1 text-[1.75rem] leading-tight font-bold tabular-nums">{value}</dd>
          {note !== undefined && <dd className="mt-1 text-small text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
