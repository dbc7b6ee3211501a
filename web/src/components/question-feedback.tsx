import type { QuestionResult, SlotNames } from '@markwell/marking-core';
import { inPageLanguage } from '../lib/texts.ts';
import { verdictOf } from '../lib/verdict.ts';
import { FeedbackText } from './feedback-text.tsx';
import { marksText } from './marks-text.ts';
import { VerdictBadge, verdictEdge } from './verdict.tsx';

interface QuestionFeedbackProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  readonly result: QuestionResult;
  /** What its slots are called, where that is not by their ids. */
  readonly slotNames?: SlotNames | undefined;
}

/** Verdict, marks and feedback of one answer. No live region: it changes with every letter typed after Submit. */
export function QuestionFeedback({ id, result, slotNames }: QuestionFeedbackProps) {
  const verdict = verdictOf(result);
  return (
    <div
      id={id}
      {...inPageLanguage()}
      className={`grid gap-1.5 rounded-small border-s-4 px-4 py-3 ${verdictEdge(verdict)}`}
    >
      <p className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict={verdict} />
        <span className="font-semibold">{marksText(result.maxMarks, result.marksAwarded)}</span>
      </p>
      <FeedbackText feedback={result.feedback} slotNames={slotNames} />
    </div>
  );
}
