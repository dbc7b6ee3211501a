import type { QuestionResult } from '@markwell/marking-core';
import { feedbackInWords } from '../lib/feedback-in-words.ts';
import { Badge } from './badge.tsx';
import { CrossIcon, TickIcon } from './icons.tsx';
import { marksText } from './marks-text.ts';

type Verdict = Pick<QuestionResult, 'isCorrect' | 'marksAwarded'>;

const tones = {
  tick: { mark: 'size-9 text-tick', edge: 'border-tick bg-tick-wash' },
  caution: { mark: 'size-7 text-caution', edge: 'border-caution bg-caution-wash' },
  cross: { mark: 'size-7 text-cross', edge: 'border-cross bg-cross-wash' },
} as const;

/** Some of the marks are nothing to be alarmed about. */
function toneOf({ isCorrect, marksAwarded }: Verdict): keyof typeof tones {
  if (isCorrect) return 'tick';
  return marksAwarded > 0 ? 'caution' : 'cross';
}

/** The teacher's tick or cross in the margin. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  const Icon = verdict.isCorrect ? TickIcon : CrossIcon;
  return <Icon className={tones[toneOf(verdict)].mark} />;
}

/** 'Correct' or 'Incorrect' with a tick or a cross: never by colour alone. */
export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const Icon = verdict.isCorrect ? TickIcon : CrossIcon;
  return (
    <Badge tone={toneOf(verdict)}>
      <Icon className="size-4" />
      {verdict.isCorrect ? 'Correct' : 'Incorrect'}
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
  return (
    <div id={id} className={`grid gap-1.5 rounded-small border-l-4 px-4 py-3 ${tones[toneOf(result)].edge}`}>
      <p className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict={result} />
        <span className="font-semibold">{marksText(result.maxMarks, result.marksAwarded)}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{feedbackInWords(result.feedback)}</p>
    </div>
  );
}
