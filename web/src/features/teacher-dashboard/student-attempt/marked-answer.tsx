import { certaintyOf, isUnmarked, nameSlot, type QuestionResult, type SlotNames } from '@markwell/marking-core';
import type { AttemptDetail } from '@markwell/server/contract';
import { MarkBadge } from '../../../components/badge.tsx';
import { BesideAnswer } from '../../../components/beside-question.tsx';
import { countText } from '../../../components/count-text.ts';
import { GivenAnswer } from '../../../components/given-answer.tsx';
import { CrossIcon, TickIcon, WarningIcon } from '../../../components/icons.tsx';
import { VerdictBadge } from '../../../components/verdict.tsx';
import { feedbackInWords } from '../../../lib/feedback-in-words.ts';
import { verdictOf } from '../../../lib/verdict.ts';
import { certaintyWords, evidenceWords, refusalWords } from '../marking-words.ts';
import { OverrideNote, SetMarkButton } from './override.tsx';

interface MarkedAnswerProps {
  readonly attemptId: number;
  readonly answer: AttemptDetail['answers'][number];
  /** What is beside the question before it. */
  readonly before: AttemptDetail['answers'][number]['beside'];
  /** Whether the reader may set its marks. */
  readonly maySet: boolean;
  /** Called when its marks were set, or taken back. */
  readonly onChanged: () => void;
}

/** One answer as a teacher has marked it: what was asked and written, the marks, what earned them and what did not. */
export function MarkedAnswer({ attemptId, answer: marked, before, maySet, onChanged }: MarkedAnswerProps) {
  const { questionId, label = questionId, maxMarks, slotNames, override, overridden } = marked;
  const verdict = verdictOf(marked);
  const certainty = certaintyOf(marked.confidence);
  return (
    <li id={questionId} className="margin-page sheet scroll-mt-4">
      <div className="margin">
        <span className="font-bold">{label}</span>
      </div>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="flex flex-wrap items-center gap-2">
          <VerdictBadge verdict={verdict} />
          <MarkBadge marks={maxMarks} awarded={marked.marksAwarded} />
          {maySet && maxMarks > 0 && <SetMarkButton attemptId={attemptId} answer={marked} onDone={onChanged} />}
        </p>
        <h3 className="font-semibold tracking-normal whitespace-pre-line">
          {marked.question ?? 'This question is not part of the homework any more.'}
        </h3>
        <BesideAnswer beside={marked.beside} before={before} />
        <GivenAnswer label="Answer" answer={marked.answer} result={marked} slotNames={slotNames} />
        {override !== undefined && <OverrideNote override={override} mayEnd={maySet} onEnded={onChanged} />}
        <div className="grid gap-1.5 wrap-anywhere">
          <p className="text-small text-soft">
            {overridden === undefined
              ? 'Why'
              : `By the mark scheme: ${overridden.marksAwarded} of ${countText(overridden.maxMarks, 'mark')}`}
          </p>
          <MarkingReasons result={overridden ?? marked} slotNames={slotNames} />
          {certainty === 'look' ? (
            <p className="flex gap-2 font-semibold text-caution">
              <WarningIcon className="mt-1 size-4" />
              {certaintyWords.look}
            </p>
          ) : (
            override === undefined && <p className="text-small text-soft">{certaintyWords[certainty]}</p>
          )}
        </div>
        <p className="border-t border-rule pt-3 text-small wrap-anywhere whitespace-pre-line text-soft">
          The student {override === undefined ? 'read' : 'reads'}: {feedbackInWords(marked.feedback, slotNames)}
        </p>
      </div>
    </li>
  );
}

interface MarkingReasonsProps {
  readonly result: Omit<QuestionResult, 'overridden'>;
  readonly slotNames: SlotNames | undefined;
}

/** What earned marks by the scheme, and what did not. */
function MarkingReasons({ result, slotNames = [] }: MarkingReasonsProps) {
  const { evidence, marksAwarded, maxMarks } = result;
  // What people have judged says by itself that it got no mark.
  const isTold = result.refusal === 'judged' && evidence.length > 0;
  const refusal = isTold || isUnmarked(result) ? undefined : refusalWords(result.refusal);
  return (
    <>
      {evidence.length > 0 && (
        <ul className="grid gap-1">
          {evidence.map((one) => (
            <li key={`${one.part}|${one.words}`} className="flex gap-2">
              {one.marks === 0 ? (
                <CrossIcon className="mt-1 size-4 text-cross" />
              ) : (
                <TickIcon className="mt-1 size-4 text-tick" />
              )}
              {evidenceWords({ ...one, part: nameSlot(slotNames, one.part) }, maxMarks)}
            </li>
          ))}
        </ul>
      )}
      {isUnmarked(result) && <p>Not marked yet: only a person can judge it.</p>}
      {refusal !== undefined && (
        <p className="flex gap-2">
          <CrossIcon className="mt-1 size-4 text-cross" />
          {marksAwarded > 0 ? `Not all marks: ${refusal}` : `No mark: ${refusal}`}
        </p>
      )}
    </>
  );
}
