import { type ReactNode, useEffect, useRef } from 'react';

interface ViewHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
  /** False where something else that appears with it does. */
  readonly takesFocus?: boolean;
  readonly level?: 2 | 4;
}

/** The heading of something that has opened in place of something else: it takes focus, so that one goes on from there. */
export function ViewHeading({ id, children, takesFocus = true, level = 2 }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const Heading = level === 2 ? 'h2' : 'h4';
  return (
    <Heading id={id} ref={heading} tabIndex={-1} className="text-title font-bold">
      {children}
    </Heading>
  );
}
