import type { ReactNode } from 'react';
import { ClockIcon, CloudIcon, TickIcon, WarningIcon } from './icons.tsx';

const looks = {
  saved: { Icon: TickIcon, className: 'text-tick' },
  sending: { Icon: CloudIcon, className: 'text-soft' },
  waiting: { Icon: ClockIcon, className: 'text-caution' },
  failed: { Icon: WarningIcon, className: 'text-cross' },
} as const;

export type StatusLook = keyof typeof looks;

interface StatusLineProps {
  readonly look: StatusLook;
  /** The state in words, such as 'Saved. Reference K7QM-4TXD-9FHB'. */
  readonly children: ReactNode;
  /** Buttons that belong to the state, such as 'Download my answers'. They are not read out with it. */
  readonly actions?: ReactNode;
}

/** A status that stays in one place. Changes are announced politely. */
export function StatusLine({ look, children, actions }: StatusLineProps) {
  const { Icon, className } = looks[look];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-rule bg-sheet px-4 py-2.5">
      <p role="status" className={`flex min-w-0 grow items-start gap-2 font-semibold ${className}`}>
        <Icon className="mt-0.5 size-5" />
        <span className="min-w-0">{children}</span>
      </p>
      {actions}
    </div>
  );
}
