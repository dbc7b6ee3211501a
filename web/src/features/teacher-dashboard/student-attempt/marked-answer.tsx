import type { AttemptDetail } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { CrossIcon, TickIcon, WarningIcon } from '../../../components/icons.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { answerLines } from '../../../lib/answer-lines.ts';
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
  const lines = answer === null ? [] : answerLines(answer);
  const refusal = refusalWords(marked.refusal);
  return (
    <li id={questionId} className="margin-page sheet scroll-mt-4">
      <div className="margin">
        <span className="font-bold">
          Q{position} <span className="block text-small font-normal text-soft">{questionId}</span>
        </span>
        <Verdict marksAwarded={marksAwarded} maxMarks={maxMarks} />
      </div>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3 className="font-semibold tracking-normal whitespace-pre-line">
          {question ?? 'This question is not part of the homework any more.'}
        </h3>
        <div>
          <p className="text-small text-soft">Answer</p>
          {lines.length === 0 ? (
            <p className="text-soft">No answer</p>
          ) : (
            lines.map((line) => (
              <p key={line} className="border-l-4 border-pen pl-3 text-lead wrap-anywhere whitespace-pre-line text-pen">
                {line}
              </p>
            ))
          )}
        </div>
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

/** The marks, with what they come to for whoever does not see colours. */
function Verdict({ marksAwarded, maxMarks }: { readonly marksAwarded: number; readonly maxMarks: number }) {
  const isFull = marksAwarded >= maxMarks;
  const tone = isFull ? 'tick' : marksAwarded > 0 ? 'caution' : 'cross';
  return (
    <Badge tone={tone} className="whitespace-nowrap tabular-nums">
      {tone === 'tick' && <TickIcon className="size-4" />}
      {tone === 'cross' && <CrossIcon className="size-4" />}
      <span aria-hidden="true">
        {marksAwarded}/{maxMarks}
      </span>
      <span className="sr-only">{marksText(maxMarks, marksAwarded)}</span>
    </Badge>
  );
}
