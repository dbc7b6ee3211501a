import type { Question, QuestionResult } from '@markwell/marking-core';
import { MarkBadge } from '../../components/mark-badge.tsx';
import { VerdictBadge, VerdictMark } from '../../components/question-feedback.tsx';
import { feedbackInWords } from '../../lib/feedback-in-words.ts';
import { nextTimeTip } from './next-time-tip.ts';

interface QuestionOutcomeProps {
  readonly result: QuestionResult;
  /** Nothing for an answered id that is no question of the homework. */
  readonly question: Question | undefined;
}

/** One answer's marks, verdict and feedback, and for a wrong one what to do next time. */
export function QuestionOutcome({ result, question }: QuestionOutcomeProps) {
  return (
    <li className="margin-page border-t border-rule first:border-t-0">
      <div className="margin">
        <h3 className="text-lead leading-none">{result.questionId.toUpperCase()}</h3>
        <VerdictMark verdict={result} />
      </div>
      <div className="page grid gap-2.5">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={result} />
          <MarkBadge marks={result.maxMarks} awarded={result.marksAwarded} />
        </p>
        {question !== undefined && <p className="font-semibold whitespace-pre-line">{question.question}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{feedbackInWords(result.feedback)}</p>
        {!result.isCorrect && (
          <p className="rounded-small border-l-4 border-next bg-next-wash px-4 py-3">
            <strong className="block font-bold text-next">Advanced Study Tip for Next Time:</strong>
            {nextTimeTip(question, result)}
          </p>
        )}
      </div>
    </li>
  );
}
