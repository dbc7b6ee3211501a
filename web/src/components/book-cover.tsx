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

const edge = 'forced-colors:border-2 forced-colors:border-[CanvasText]';
const spine =
  'before:absolute before:inset-y-0 before:start-0 before:w-[0.875rem] before:rounded-s-[0.375rem] before:border-e before:border-[rgb(255_255_255/0.22)] before:bg-[rgb(0_0_0/0.2)]';
const cover = `relative isolate flex flex-col gap-4 rounded-s-[0.375rem] rounded-e-[1.125rem] bg-(--cover) py-[0.75rem] ps-[1.625rem] pe-[0.75rem] text-on-cover [box-shadow:var(--lift)] ${spine} ${edge}`;
const label = `flex grow flex-col rounded-[0.625rem] bg-sheet p-[1.125rem] text-ink outline -outline-offset-[0.375rem] outline-rule ${edge}`;

/** The front of an exercise book: a homework to open, or the label on which a student writes name and class. */
export function BookCover({ colour, top, roomy, children, className }: BookCoverProps) {
  return (
    <div className={classNames(cover, className)} data-cover={colour}>
      {top}
      <div className={classNames(label, roomy && 'sm:p-8')}>{children}</div>
    </div>
  );
}
