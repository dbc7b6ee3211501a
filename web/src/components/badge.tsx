import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { marksText } from './marks-text.ts';

const tones = {
  plain: 'border-rule bg-sunk text-ink',
  pen: 'border-pen bg-pen-wash text-pen',
  tick: 'border-tick bg-tick-wash text-tick',
  cross: 'border-cross bg-cross-wash text-cross',
  caution: 'border-caution bg-caution-wash text-caution',
  next: 'border-next bg-next-wash text-next',
} as const;

export type BadgeTone = keyof typeof tones;

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A short fact in a frame: marks, a grade, a date. The words carry the meaning, the tone only repeats it. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-small border px-2 py-0.5 text-small font-semibold leading-snug',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** The marks a question is worth, or with `awarded` the marks it got. */
export function MarkBadge({ marks, awarded }: { readonly marks: number; readonly awarded?: number | undefined }) {
  return <Badge className="whitespace-nowrap">{marksText(marks, awarded)}</Badge>;
}
