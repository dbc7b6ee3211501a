import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Why there is nothing, in a sentence. */
  readonly message: string;
  /** Where to go from here. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** An empty page of the book: says why, and where to go. */
export function EmptyState({ message, actions, children }: EmptyStateProps) {
  return (
    <div className="sheet px-5 py-10 text-center sm:px-10 sm:py-14">
      <svg viewBox="0 0 96 72" className="mx-auto mb-5 h-18 w-24" aria-hidden="true" fill="none" strokeWidth="2.5">
        <rect x="9" y="6" width="78" height="60" rx="6" className="fill-paper stroke-field" />
        <path d="M27 6v60" className="stroke-(--margin-line)" />
        <path d="M36 24h40M36 36h40M36 48h24" className="stroke-(--ruled-line)" strokeLinecap="round" />
      </svg>
      <p className="mx-auto max-w-prose text-lead font-semibold text-balance">{message}</p>
      {children}
      {actions !== undefined && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
