import type { QuestionResult } from '@markwell/marking-core';
import { feedbackInWords } from '../lib/feedback-in-words.ts';
import { Badge } from './badge.tsx';
import { CrossIcon, TickIcon } from './icons.tsx';
import { marksText } from './marks-text.ts';

/** 'Correct' or 'Incorrect' with a tick or a cross: never by colour alone. */
export function VerdictBadge({ isCorrect }: { readonly isCorrect: boolean }) {
  return isCorrect ? (
    <Badge tone="tick">
      <TickIcon className="size-4" />
      Correct
    </Badge>
  ) : (
    <Badge tone="cross">
      <CrossIcon className="size-4" />
      Incorrect
    </Badge>
  );
}

interface QuestionFeedbackProps {
  /** For the control's `aria-describedby`. */
  readonly id: string;
  readonly result: QuestionResult;
}

/** Verdict, marks and feedback of one answer. No live region: it changes with every letter typed after Submit. */
export function QuestionFeedback({ id, result }: QuestionFeedbackProps) {
  const edge = result.isCorrect ? 'border-tick bg-tick-wash' : 'border-cross bg-cross-wash';
  return (
    <div id={id} className={`grid gap-1.5 rounded-small border-l-4 px-4 py-3 ${edge}`}>
      <p className="flex flex-wrap items-center gap-2">
        <VerdictBadge isCorrect={result.isCorrect} />
        <span className="font-semibold">{marksText(result.maxMarks, result.marksAwarded)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{feedbackInWords(result.feedback)}</p>
    </div>
  );
}
