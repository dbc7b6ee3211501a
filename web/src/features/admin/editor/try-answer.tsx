import type { Answer, QuestionResult } from '@markwell/marking-core';
import { type DraftQuestion, tryAnswer } from '@markwell/server/contract';
import { useEffect, useId, useState } from 'react';
import { QuestionFeedback } from '../../../components/question-feedback.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { QuestionControl } from '../../../question-types/question-control.tsx';
import { evidenceTexts } from '../preview/try-marking.ts';
import { cleanedQuestion } from './draft-review.ts';

/** Milliseconds without a change before the server is asked. */
const pause = 500;

/** The question as students will answer it, marked by the key as it is now. */
export function TryAnswer({ question }: { readonly question: DraftQuestion }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const { result, problem } = useTried(question, answer);
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
              <QuestionFeedback id={`${id}-result`} result={result} />
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

interface Tried {
  readonly result?: QuestionResult | null | undefined;
  readonly problem?: string;
}

/** What the server says of the answer, once both have rested; nothing as long as there is no answer. */
function useTried(question: DraftQuestion, answer: Answer | undefined): Tried {
  const [tried, setTried] = useState<Tried>({});
  const asked = answer === undefined ? undefined : JSON.stringify({ question: cleanedQuestion(question), answer });
  useEffect(() => {
    if (asked === undefined) return;
    let isWanted = true;
    const say = (next: Tried) => {
      if (isWanted) setTried(next);
    };
    const timer = setTimeout(async () => {
      try {
        say(await staffCall('admin', tryAnswer, JSON.parse(asked)));
      } catch (error) {
        say({ problem: failureText(error) });
      }
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return tried;
}
