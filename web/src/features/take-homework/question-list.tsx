import type { Answers, Question, QuestionResult } from '@markwell/marking-core';
import { QuestionBlocks } from '../../question-types/question-blocks.tsx';
import { QuestionCard } from '../../question-types/question-card.tsx';
import type { AttemptEvent } from './attempt.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Marks and feedback, once feedback is on. */
  readonly results?: readonly QuestionResult[] | undefined;
  readonly onEvent: (event: AttemptEvent) => void;
}

/** The questions as pages of the book, each below what it shares with others. */
export function QuestionList({ questions, answers, results, onEvent }: QuestionListProps) {
  return (
    <QuestionBlocks
      questions={questions}
      card={(placed) => (
        <QuestionCard
          {...placed}
          answer={answers[placed.question.id]}
          result={results?.find(({ questionId }) => questionId === placed.question.id)}
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
        />
      )}
    />
  );
}
