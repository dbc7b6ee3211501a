import type { AttemptDetail } from '@markwell/server/contract';
import { GivenAnswer } from '../../../components/given-answer.tsx';
import { CrossIcon, TickIcon, WarningIcon } from '../../../components/icons.tsx';
import { MarkBadge } from '../../../components/mark-badge.tsx';
import { VerdictBadge, VerdictMark } from '../../../components/verdict.tsx';
import { verdictOf } from '../../../lib/verdict.ts';
import { evidenceWords, refusalWords } from '../marking-words.ts';
import { isDoubtful } from './is-doubtful.ts';

interface MarkedAnswerProps {
  readonly answer: AttemptDetail['answers'][number];
  /** Of the question in the homework, from 1. */
  readonly position: number;
}

/** One answer as a teacher has marked it: what was asked and written, the marks, what earned them and what did not. */
export function MarkedAnswer({ answer: marked, position }: MarkedAnswerProps) {
  const { questionId, question, marksAwarded, maxMarks, answer, feedback, evidence } = marked;
  const verdict = verdictOf(marked);
  const refusal = refusalWords(marked.refusal);
  return (
    <li id={questionId} className="margin-page sheet scroll-mt-4">
      <div className="margin">
        <span className="font-bold">
          Q{position} <span className="block text-small font-normal text-soft">{questionId}</span>
        </span>
        <VerdictMark verdict={verdict} />
      </div>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={verdict} />
          <MarkBadge marks={maxMarks} awarded={marksAwarded} />
        </p>
        <h3 className="font-semibold tracking-normal whitespace-pre-line">
          {question ?? 'This question is not part of the homework any more.'}
        </h3>
        <GivenAnswer label="Answer" answer={answer} />
        <div className="grid gap-1.5 wrap-anywhere">
          <p className="text-small text-soft">Why</p>
          {evidence.length > 0 && (
            <ul className="grid gap-1">
              {evidence.map((one) => (
                <li key={`${one.part}|${one.words}`} className="flex gap-2">
                  <TickIcon className="mt-1 size-4 text-tick" />
                  {evidenceWords(one)}
                </li>
              ))}
            </ul>
          )}
          {refusal !== undefined && (
            <p className="flex gap-2">
              <CrossIcon className="mt-1 size-4 text-cross" />
              {marksAwarded > 0 ? `Not all marks: ${refusal}` : `No mark: ${refusal}`}
            </p>
          )}
          {isDoubtful(marked) && (
            <p className="flex gap-2 font-semibold text-caution">
              <WarningIcon className="mt-1 size-4" />
              Worth a look: the marking is not sure of this one.
            </p>
          )}
        </div>
        <p className="border-t border-rule pt-3 text-small wrap-anywhere whitespace-pre-line text-soft">
          The student read: {feedback}
        </p>
      </div>
    </li>
  );
}
