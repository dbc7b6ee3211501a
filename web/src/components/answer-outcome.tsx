import type { Answer, Beside, QuestionResult } from '@markwell/marking-core';
import type { ReactNode } from 'react';
import { feedbackInWords } from '../lib/feedback-in-words.ts';
import type { Verdict } from '../lib/verdict.ts';
import { BesideAnswer } from './beside-question.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { MarkBadge } from './mark-badge.tsx';
import { VerdictBadge, VerdictMark } from './verdict.tsx';

interface AnswerOutcomeProps {
  /** 'Q9' as the quiz calls it; none for an answer to no question of the homework. */
  readonly label: string | undefined;
  /** Whether that is the paper's own label, which needs no id beside it. */
  readonly isLabelled?: boolean | undefined;
  readonly beside?: readonly Beside[] | undefined;
  /** What stands beside the question before it. */
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
  readonly answer: Answer | null | undefined;
  /** What follows the feedback. */
  readonly children?: ReactNode;
}

/** The address of the question's outcome on its page. */
export const outcomePlace = (questionId: string) => `outcome-${questionId}`;

/** One answer of a marked homework: what was asked and given, the marks, and why. */
export function AnswerOutcome(props: AnswerOutcomeProps) {
  const { label, isLabelled, result, verdict, question, beside, before, answer, children } = props;
  const id = (isLabelled && label) || result.questionId.toUpperCase();
  const isNumbered = label !== undefined && label !== id;
  return (
    <li id={outcomePlace(result.questionId)} className="margin-page border-t border-rule first:border-t-0">
      <div className="margin">
        <div>
          {isNumbered && <p className="text-lead leading-tight font-bold">{label}</p>}
          <h3 className={isNumbered ? 'text-small font-normal text-soft' : 'text-lead leading-tight'}>{id}</h3>
        </div>
        <VerdictMark verdict={verdict} />
      </div>
      <div className="page grid gap-2.5">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={verdict} />
          <MarkBadge marks={result.maxMarks} awarded={result.marksAwarded} />
        </p>
        {question && <p className="font-semibold whitespace-pre-line">{question}</p>}
        <BesideAnswer beside={beside} before={before} />
        <GivenAnswer label="Your answer" answer={answer} result={result} />
        <p className="wrap-anywhere whitespace-pre-line">{feedbackInWords(result.feedback)}</p>
        {children}
      </div>
    </li>
  );
}
