import { type ReactNode, useId } from 'react';
import { openOnPaper } from '../lib/open-on-paper.ts';
import type { Verdict } from '../lib/verdict.ts';
import { ChevronIcon } from './icons.tsx';
import { marksText } from './marks-text.ts';
import { VerdictBadge } from './verdict.tsx';

interface OutcomeCardProps {
  /** Id of the card on its page. */
  readonly place: string;
  /** 'Q9', as the quiz calls it. */
  readonly label: string;
  readonly verdict: Verdict;
  readonly marks: number;
  readonly awarded: number;
  readonly children: ReactNode;
}

/** Where there is room, what it opens is right of the margin line. */
const row =
  'break-inside-avoid border-t border-rule md:bg-[linear-gradient(var(--margin-line)_0_0)] md:bg-[length:2px_100%] md:bg-position-[6.5rem_0] md:bg-no-repeat md:rtl:bg-position-[right_6.5rem_top]';
const head =
  'relative flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-2 gap-y-1 py-2 ps-[1.125rem] pe-10 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden';

/** One question of a marked homework. What is right, or not marked yet, is folded; what there is to put right is open. */
export function OutcomeCard({ place, label, verdict, marks, awarded, children }: OutcomeCardProps) {
  const headingId = useId();
  return (
    <section id={place} aria-labelledby={headingId} className={row}>
      <details {...openOnPaper} open={verdict !== 'correct' && verdict !== 'unmarked'} className="group">
        <summary className={head}>
          <h3 id={headingId} className="text-lead leading-tight md:w-27">
            {label}
          </h3>
          <VerdictBadge verdict={verdict} />
          <span className="text-small whitespace-nowrap">{marksText(marks, awarded)}</span>
          <ChevronIcon className="no-print absolute end-4 size-5 text-soft group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-[1.125rem] pb-4 md:ps-[8.375rem] md:pe-7 md:pb-6">
          {children}
        </div>
      </details>
    </section>
  );
}
