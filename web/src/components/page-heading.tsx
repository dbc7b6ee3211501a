import { type ReactNode, useEffect, useRef } from 'react';

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

let isFirstPage = true;
let cameByHistory = false;

addEventListener('popstate', () => {
  cameByHistory = true;
});
// wouter tells of its own navigation with this event.
addEventListener('pushState', () => {
  cameByHistory = false;
});

/**
 * Moves focus to the heading of a page that has just appeared, and the view to its top. The first page is left alone,
 * as any page that a browser opens, and so is the view when it came by Back or Forward, where the browser restores it.
 */
function arriveAtHeading(heading: HTMLElement | null): void {
  if (isFirstPage) {
    isFirstPage = false;
    return;
  }
  heading?.focus({ preventScroll: true });
  if (!cameByHistory) scrollTo(0, 0);
  cameByHistory = false;
}
