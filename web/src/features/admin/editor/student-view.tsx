import type { Answer } from '@markwell/marking-core';
import { type DraftQuestion, tryAnswer } from '@markwell/server/contract';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { marksText } from '../../../components/marks-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { type PlacedQuestion, QuestionBlocks } from '../../../question-types/question-blocks.tsx';
import { QuestionCard } from '../../../question-types/question-card.tsx';
import { evidenceTexts } from '../preview/try-marking.ts';
import { cleanedQuestion } from './draft-review.ts';
import { useAsked } from './use-asked.ts';

/** Questions as students will see them, each to be answered for a try. */
export function StudentView({ questions }: { readonly questions: readonly DraftQuestion[] }) {
  return (
    // What is shared stays within the sheet, which is narrower than a quiz can be.
    <div className="[&_.shared-wide]:mx-0 [&_.shared-wide]:w-auto">
      <QuestionBlocks
        questions={questions}
        card={(placed) => (
          <TriedCard {...placed} draft={questions.find(({ id }) => id === placed.question.id)} headingLevel={4} />
        )}
      />
    </div>
  );
}

interface TriedCardProps extends PlacedQuestion, Pick<ComponentProps<typeof QuestionCard>, 'headingLevel'> {
  /** With its key. */
  readonly draft: DraftQuestion | undefined;
}

/** A question to be answered for a try, and marked by its key as it is now; nothing is kept. */
export function TriedCard({ draft, ...placed }: TriedCardProps) {
  const [answer, setAnswer] = useState<Answer>();
  const question = draft && cleanedQuestion(draft);
  // Nothing as long as there is no answer.
  const asked = question && answer && JSON.stringify({ question, answer });
  const { answer: tried, problem } = useAsked(asked, askResult);
  const result = tried?.result ?? undefined;
  return (
    <MarkedCard {...placed} question={question ?? placed.question} answer={answer} result={result} onAnswer={setAnswer}>
      <p role="status" className="px-4 text-small text-soft">
        {tried?.result === null && 'There is no right answer yet to mark it by.'}
        {result && <span className="sr-only">{marksText(result.maxMarks, result.marksAwarded)}</span>}
        {problem !== undefined && `It could not be marked: ${problem}`}
      </p>
    </MarkedCard>
  );
}

const askResult = (asked: string, signal: AbortSignal) => staffCall('admin', tryAnswer, JSON.parse(asked), { signal });

/** A question with an answer, and, once it is marked, what the marks rest on. */
export function MarkedCard({
  children,
  ...card
}: ComponentProps<typeof QuestionCard> & { readonly children?: ReactNode }) {
  const evidence = card.result === undefined ? [] : evidenceTexts(card.result);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <QuestionCard {...card} />
      {evidence.length > 0 && <p className="px-4 text-small text-soft">How it was marked: {evidence.join('; ')}.</p>}
      {children}
    </div>
  );
}
