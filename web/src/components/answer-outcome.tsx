import type { Answer, Beside, QuestionResult, SlotNames } from '@markwell/marking-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inContentLanguage, t } from '../lib/texts.ts';
import type { Verdict } from '../lib/verdict.ts';
import { BesideAnswer } from './beside-question.tsx';
import { Button } from './button.tsx';
import { FeedbackText } from './feedback-text.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { OutcomeCard } from './outcome-card.tsx';

interface AnswerOutcomeProps {
  /** 'Q9' as the quiz calls it; none for an answer to no question of the homework. */
  readonly label: string | undefined;
  /** Whether that is the paper's own label. */
  readonly isLabelled?: boolean | undefined;
  readonly beside?: readonly Beside[] | undefined;
  /** What is beside the question before it. */
  readonly before?: readonly Beside[] | undefined;
  readonly result: {
    readonly questionId: string;
    readonly maxMarks: number;
    readonly marksAwarded: number;
    readonly feedback: string;
    readonly slots?: QuestionResult['slots'];
  };
  readonly verdict: Verdict;
  /** The question's text, where it is known. */
  readonly question: string | null | undefined;
  /** What the question is written in, where that is not English. */
  readonly language?: string | null | undefined;
  readonly answer: Answer | null | undefined;
  readonly slotNames?: SlotNames | undefined;
  /** The answer to be changed, with what a change would score; absent where it cannot be. */
  readonly again?: (() => ReactNode) | undefined;
  /** What follows the feedback. */
  readonly tip?: ReactNode;
  /** What follows at the end. */
  readonly children?: ReactNode;
}

/** The address of the question's outcome on its page. */
export const outcomePlace = (questionId: string) => `outcome-${questionId}`;

/** An id that is a place on a paper, as the built-in homework has them: 'q2c1'. Others are for programs. */
const isPlaceOnPaper = /^q\d+[a-z]/i;

/** One answer of a marked homework: what was asked and given, why it got its marks, and a way to try again. */
export function AnswerOutcome(props: AnswerOutcomeProps) {
  const { isLabelled, result, verdict, question, beside, before, answer, slotNames, again, tip, children } = props;
  const content = inContentLanguage(props.language);
  const { questionId, feedback, maxMarks, marksAwarded } = result;
  const id = questionId.toUpperCase();
  const { label = id } = props;
  const [isTrying, setTrying] = useState(false);
  const isUnanswered = verdict === 'unanswered';
  const tryAgain = again !== undefined && !isTrying && (
    <div className="no-print">
      <Button look="secondary" className="px-3" onClick={() => setTrying(true)}>
        {verdict === 'correct' ? t('outcome.change') : t('outcome.try-again')}
        <span className="sr-only"> {t('outcome.for', { label })}</span>
      </Button>
    </div>
  );
  return (
    <OutcomeCard
      place={outcomePlace(questionId)}
      label={label}
      verdict={verdict}
      marks={maxMarks}
      awarded={marksAwarded}
    >
      {/* Of a question that is not answered it comes with the control, where there is one. */}
      <div className={isUnanswered && tryAgain ? 'hidden print:contents' : 'contents'}>
        <BesideAnswer beside={beside} before={before} />
      </div>
      {again !== undefined && isTrying && <Trying content={content}>{again()}</Trying>}
      {/* While it is tried again, what was asked, given and said of it is on paper only. */}
      <div className={isTrying ? 'hidden gap-2.5 print:grid' : 'grid gap-2.5'}>
        {question && (
          <p className="whitespace-pre-line" {...content}>
            <span className="font-semibold">{question}</span>
            {!isLabelled && isPlaceOnPaper.test(id) && <span className="text-small text-soft"> {id}</span>}
          </p>
        )}
        {!isUnanswered && (
          <GivenAnswer label={t('outcome.your-answer')} {...{ answer, result, slotNames }} lang={props.language} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <FeedbackText feedback={feedback} slotNames={slotNames} isSmall={isUnanswered} />
          {isUnanswered && tryAgain}
        </div>
      </div>
      {tip}
      {!isUnanswered && tryAgain}
      {children}
    </OutcomeCard>
  );
}

/** Where an answer is tried again. It takes the focus of the button that it replaces. */
function Trying({ content, children }: { readonly content: object; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (first('input:checked') ?? first('input, textarea, select, button') ?? place.current)?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="no-print grid gap-4" {...content}>
      {children}
    </div>
  );
}
