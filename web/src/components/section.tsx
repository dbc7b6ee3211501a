import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SectionProps {
  readonly title: ReactNode;
  /** Of its heading, where something leads to it. */
  readonly id?: string;
  /** Whether it is on a sheet of its own. */
  readonly isSheet?: boolean;
  readonly className?: string | undefined;
  readonly headingClass?: string;
  readonly children: ReactNode;
}

/** A part of a page, with the heading that names it. */
export function Section({ title, id, isSheet, className, headingClass, children }: SectionProps) {
  const ownId = useId();
  return (
    <section aria-labelledby={id ?? ownId} className={classNames(isSheet && 'sheet p-4 sm:p-6', className)}>
      <h2 id={id ?? ownId} className={classNames('text-title', headingClass)}>
        {title}
      </h2>
      {children}
    </section>
  );
}
