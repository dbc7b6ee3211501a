import type { ChildcareResult } from '@markwell/server/contract';
import { MarkBadge } from '../../components/mark-badge.tsx';
import { VerdictBadge, VerdictMark } from '../../components/verdict.tsx';
import { type Verdict, verdictOf } from '../../lib/verdict.ts';
import { partLabel } from './part-label.ts';

/** One part: what was asked, answered and expected, and why it got its marks. */
export function PartOutcome({ result }: { readonly result: ChildcareResult }) {
  const { questionId, question, marks, maxMarks, studentAnswer, correctAnswer, feedback } = result;
  const verdict = partVerdict(result);
  return (
    <li id={partPlace(questionId)} className="margin-page border-t border-rule first:border-t-0">
      <div className="margin">
        <h3 className="text-lead leading-none whitespace-nowrap">{partLabel(questionId)}</h3>
        <VerdictMark verdict={verdict} />
      </div>
      <div className="page grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={verdict} />
          <MarkBadge marks={maxMarks} awarded={marks} />
        </p>
        {question !== '' && <p className="font-semibold whitespace-pre-line">{question}</p>}
        <dl className="grid gap-3">
          <div>
            <dt className="text-small text-soft">Your answer</dt>
            <dd className="whitespace-pre-line">{studentAnswer === '' ? 'No answer' : studentAnswer}</dd>
          </div>
          {correctAnswer !== '' && (
            <div className="rounded-small border-l-4 border-tick bg-tick-wash px-4 py-2.5">
              <dt className="text-small font-semibold text-tick">Expected answer</dt>
              <dd>{correctAnswer}</dd>
            </div>
          )}
          <div>
            <dt className="text-small text-soft">Feedback</dt>
            <dd className="whitespace-pre-line">{feedback}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** The address of a part's outcome on the page. */
export const partPlace = (questionId: string) => `part-${questionId}`;

/** What became of a part. */
export function partVerdict({ marks, maxMarks, studentAnswer }: ChildcareResult): Verdict {
  return verdictOf({
    isCorrect: marks >= maxMarks && maxMarks > 0,
    marksAwarded: marks,
    ...(studentAnswer.trim() === '' && { refusal: 'unanswered' }),
  });
}
