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

/** One question of a marked homework. What is right, or not marked yet, is folded; what there is to put right is open. */
export function OutcomeCard({ place, label, verdict, marks, awarded, children }: OutcomeCardProps) {
  const headingId = useId();
  return (
    <section id={place} aria-labelledby={headingId} className="outcome">
      <details {...openOnPaper} open={verdict !== 'correct' && verdict !== 'unmarked'} className="group">
        <summary>
          <h3 id={headingId} className="text-lead leading-tight">
            {label}
          </h3>
          <VerdictBadge verdict={verdict} />
          <span className="text-small whitespace-nowrap">{marksText(marks, awarded)}</span>
          <ChevronIcon className="no-print absolute end-4 size-5 text-soft group-open:rotate-180" />
        </summary>
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-2.5">{children}</div>
      </details>
    </section>
  );
}
