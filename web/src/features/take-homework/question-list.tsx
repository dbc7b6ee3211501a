import type { Answers, Question } from '@markwell/marking-core';
import { QuestionBlocks } from '../../question-types/question-blocks.tsx';
import { QuestionCard } from '../../question-types/question-card.tsx';
import type { AttemptEvent } from './attempt.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onEvent: (event: AttemptEvent) => void;
}

/** The questions as pages of the book, each below what it shares with others. */
export function QuestionList({ questions, answers, onEvent }: QuestionListProps) {
  return (
    <QuestionBlocks
      questions={questions}
      card={(placed) => (
        <QuestionCard
          {...placed}
          answer={answers[placed.question.id]}
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
        />
      )}
    />
  );
}
