import type { Answers, Question, QuestionResult } from '@markwell/marking-core';
import { questionNumbers } from '../../lib/question-numbers.ts';
import { QuestionCard } from '../../question-types/question-card.tsx';
import type { AttemptEvent } from './attempt.ts';

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** Marks and feedback, once feedback is on. */
  readonly results?: readonly QuestionResult[] | undefined;
  readonly onEvent: (event: AttemptEvent) => void;
}

/** The questions as pages of the book: 'Q1', 'Q2' and so on; something to read has no number. */
export function QuestionList({ questions, answers, results, onEvent }: QuestionListProps) {
  const numbers = questionNumbers(questions);
  return (
    <div className="grid gap-5">
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          label={numbers.get(question.id) ?? 'Read'}
          question={question}
          answer={answers[question.id]}
          result={results?.find(({ questionId }) => questionId === question.id)}
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
        />
      ))}
    </div>
  );
}
