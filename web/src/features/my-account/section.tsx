import type { Account, StaffRole } from '@markwell/server/contract';
import { type ReactNode, useId } from 'react';

/** A part of the page, on a sheet of its own. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a part of the page is given. */
export interface SectionProps {
  readonly account: Account;
  readonly role: StaffRole;
  readonly onChanged: () => void;
}
