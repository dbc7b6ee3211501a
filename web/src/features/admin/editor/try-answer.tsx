import { type Answer, namedSlots } from '@markwell/marking-core';
import { type DraftQuestion, tryAnswer } from '@markwell/server/contract';
import { useId, useState } from 'react';
import { QuestionFeedback } from '../../../components/question-feedback.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { QuestionControl } from '../../../question-types/question-control.tsx';
import { evidenceTexts } from '../preview/try-marking.ts';
import { cleanedQuestion } from './draft-review.ts';
import { useAsked } from './use-asked.ts';

/** The question as students will answer it, marked by the key as it is now. */
export function TryAnswer({ question }: { readonly question: DraftQuestion }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const { answer: tried, problem } = useTried(question, answer);
  const result = tried?.result;
  if (question.type === 'information') return null;
  return (
    <details
      className="rounded-sheet border border-rule p-3 sm:p-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">Try an answer</summary>
      <div className="mt-4 grid gap-4">
        {isOpen && <QuestionControl question={question} answer={answer} onAnswer={setAnswer} />}
        <div role="status" className="grid gap-2">
          {result && (
            <>
              <QuestionFeedback id={`${id}-result`} result={result} slotNames={namedSlots(question)} />
              {result.evidence.length > 0 && (
                <p className="text-small text-soft">How it was marked: {evidenceTexts(result).join('; ')}.</p>
              )}
            </>
          )}
          {result === null && <p className="text-soft">There is no right answer yet to mark it by.</p>}
          {problem !== undefined && <p className="text-soft">It could not be marked: {problem}</p>}
        </div>
      </div>
    </details>
  );
}

/** What the server says of the answer, once both have rested; nothing as long as there is no answer. */
function useTried(question: DraftQuestion, answer: Answer | undefined) {
  const asked = answer && JSON.stringify({ question: cleanedQuestion(question), answer });
  return useAsked(asked, askResult);
}

const askResult = (asked: string, signal: AbortSignal) => staffCall('admin', tryAnswer, JSON.parse(asked), { signal });
