import type { ComponentType } from 'react';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { SubmissionStatus } from '../../lib/outbox/outbox-notices.ts';
import type { AttemptEvent, Submitted } from './attempt.ts';
import { MarksNews } from './marks-news.tsx';
import { marksOnScreen } from './marks-on-screen.ts';
import { QuestionList } from './question-list.tsx';
import type { ResultsProps } from './results-props.ts';
import { SubmissionLine } from './submission-line.tsx';

interface SubmittedViewProps {
  readonly attempt: Submitted;
  readonly status: SubmissionStatus | undefined;
  readonly Results: ComponentType<ResultsProps>;
  readonly onEvent: (event: AttemptEvent) => void;
  readonly onRetry: () => void;
}

/** The results, where the attempt is, and the questions with feedback; changed answers are marked again. */
export function SubmittedView({ attempt, status, Results, onEvent, onRetry }: SubmittedViewProps) {
  const { details, homework, answers } = attempt;
  const marking = marksOnScreen(attempt, status);
  const line = <SubmissionLine attempt={attempt} status={status} />;
  if (marking === undefined) {
    return (
      <div className="grid gap-5">
        <PageHeading>Your answers are handed in</PageHeading>
        {line}
        {status?.kind !== 'refused' && <Loading label="They are marked as soon as they reach the server." />}
      </div>
    );
  }
  return (
    <Results student={details} marking={marking} questions={homework.questions} onRetry={onRetry} status={line}>
      <section aria-labelledby="your-answers" className="grid gap-5">
        <div>
          <h2 id="your-answers" className="text-title">
            Your answers
          </h2>
          <p className="mt-1 max-w-prose">
            Change an answer to see at once what it would score. What you submitted stays as it was: to hand in better
            answers, retry the quiz.
          </p>
        </div>
        <MarksNews attempt={attempt} />
        <QuestionList questions={homework.questions} answers={answers} results={marking.results} onEvent={onEvent} />
      </section>
    </Results>
  );
}
