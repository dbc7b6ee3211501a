import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly children: ReactNode;
}

/** One step of the work, on a sheet of its own. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet p-5 sm:p-7">
      <h3 id={id} className="text-lead">
        {title}
      </h3>
      <p className="mt-1 mb-5 max-w-prose text-soft">{about}</p>
      {children}
    </section>
  );
}
