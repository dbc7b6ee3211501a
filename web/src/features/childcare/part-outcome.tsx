import type { ChildcareResult } from '@markwell/server/contract';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { CrossIcon, TickIcon } from '../../components/icons.tsx';
import { MarkBadge } from '../../components/mark-badge.tsx';
import { partLabel } from './part-label.ts';

/** One part: what was asked, answered and expected, and why it got its marks. */
export function PartOutcome({ result }: { readonly result: ChildcareResult }) {
  const { questionId, question, marks, maxMarks, studentAnswer, correctAnswer, feedback } = result;
  const { tone, words } = verdictOf(result);
  return (
    <li className="margin-page border-t border-rule first:border-t-0">
      <div className="margin">
        <h3 className="text-lead leading-none whitespace-nowrap">{partLabel(questionId)}</h3>
        {marks > 0 ? <TickIcon className="size-9 text-tick" /> : <CrossIcon className="size-7 text-cross" />}
      </div>
      <div className="page grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{words}</Badge>
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

function verdictOf({ marks, maxMarks }: ChildcareResult): { readonly tone: BadgeTone; readonly words: string } {
  if (marks >= maxMarks && maxMarks > 0) return { tone: 'tick', words: 'Correct' };
  return marks > 0 ? { tone: 'caution', words: 'Partly correct' } : { tone: 'cross', words: 'Incorrect' };
}
