import { type ReactNode, useEffect, useRef } from 'react';
import { arriveAtHeading } from './page-arrival.ts';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** Id of a summary that is read out with the heading when it takes focus. */
  readonly describedBy?: string;
  readonly className?: string;
}

/**
 * The h1 of a page, or of a stage of one. When it appears after the first page has been shown it takes focus and the
 * page starts at its top, so that a keyboard or a screen reader goes on from there.
 */
export function PageHeading({ children, describedBy, className = 'text-display' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arriveAtHeading(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy} className={`font-bold ${className}`}>
      {children}
    </h1>
  );
}
