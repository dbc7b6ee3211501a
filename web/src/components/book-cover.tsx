import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Whose colours a cover or page has: a school year's, or a department's. */
export type CoverColour = 7 | 8 | 9 | 10 | 11 | 'science' | 'vocational' | undefined;

interface BookCoverProps {
  readonly colour: CoverColour;
  /** Printed on the cover above the label, such as the year. */
  readonly top?: ReactNode;
  /** What is written on the white label. */
  readonly children: ReactNode;
  /** More white around the label's text: for a cover that has the page to itself. */
  readonly roomy?: boolean;
  readonly className?: string;
}

/** The front of an exercise book: a homework to open, or the label on which a student writes name and class. */
export function BookCover({ colour, top, roomy, children, className }: BookCoverProps) {
  return (
    <div className={classNames('book flex flex-col gap-4', className)} data-cover={colour}>
      {top}
      <div className={classNames('book-label flex grow flex-col', roomy && 'sm:p-8')}>{children}</div>
    </div>
  );
}
