import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';

interface StaffHeadingProps {
  readonly title: ReactNode;
  /** Beside the title: whose page it is, or what of. */
  readonly note?: ReactNode;
  /** What can be done with the page as a whole, at the other end of the line. */
  readonly children?: ReactNode;
}

/** The head of a staff page, on one line where there is room. */
export function StaffHeading({ title, note, children }: StaffHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <PageHeading>{title}</PageHeading>
        <p className="min-h-6 text-soft">{note}</p>
      </div>
      {children}
    </header>
  );
}
