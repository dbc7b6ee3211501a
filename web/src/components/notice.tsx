import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { BulbIcon, CrossIcon, InfoIcon, TickIcon, WarningIcon } from './icons.tsx';

const tones = {
  info: { Icon: InfoIcon, box: 'border-pen bg-pen-wash', mark: 'text-pen' },
  success: { Icon: TickIcon, box: 'border-tick bg-tick-wash', mark: 'text-tick' },
  caution: { Icon: WarningIcon, box: 'border-caution bg-caution-wash', mark: 'text-caution' },
  problem: { Icon: CrossIcon, box: 'border-cross bg-cross-wash', mark: 'text-cross' },
  next: { Icon: BulbIcon, box: 'border-next bg-next-wash', mark: 'text-next' },
} as const;

export type NoticeTone = keyof typeof tones;

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
  /** `status` where it appears by itself and should be read out politely. */
  readonly role?: 'status' | 'alert' | 'note';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A paragraph that must be seen, with an optional heading. */
export function Notice({ tone = 'info', title, headingLevel = 2, role, className, children }: NoticeProps) {
  const { Icon, box, mark } = tones[tone];
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-sheet border-s-6 border-y border-e p-4 sm:p-5', box, className)}
    >
      <Icon className={`mt-0.5 size-6 ${mark}`} />
      <div className="min-w-0 grow">
        {title !== undefined && <Heading className="mb-1 text-lead">{title}</Heading>}
        {children}
      </div>
    </div>
  );
}
