import type { ReactNode } from 'react';

export interface DetailsListProps {
  readonly items: readonly {
    readonly term: string;
    readonly value: ReactNode;
    /** A name, a code or a reference, which would be another one in translation. */
    readonly asIs?: boolean;
  }[];
}

/** Names and values in a row, such as name, class and teacher. */
export function DetailsList({ items }: DetailsListProps) {
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-2">
      {items.map(({ term, value, asIs }) => (
        <div key={term} className="min-w-0">
          <dt className="text-small text-soft">{term}</dt>
          <dd className="font-semibold" translate={asIs ? 'no' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
