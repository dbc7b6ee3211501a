import type { AttemptMarking, Question } from '@markwell/marking-core';
import type { StudentDetails } from '@markwell/server/contract';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { DetailsList } from '../../components/details-list.tsx';
import { CrossIcon, ExternalIcon, RetryIcon, TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ScoreCircle } from '../../components/score-circle.tsx';
import { GradeBoundaries } from './grade-boundaries.tsx';
import { QuestionOutcome } from './question-outcome.tsx';
import { countAnswers, extraHelpBelow, outcomeSentence } from './results-summary.ts';
import { studyLinks } from './study-links.ts';

interface ResultsScreenProps {
  readonly student: StudentDetails;
  readonly questions: readonly Question[];
  readonly marking: AttemptMarking;
  readonly onRetry: () => void;
  /** Where the attempt is: saved, waiting to send or refused. */
  readonly status?: ReactNode;
  /** What follows the detail, such as the answers to change. */
  readonly children?: ReactNode;
}

/**
 * The results of a science homework (spec part 1, section 2). Read out once: its heading takes focus with the outcome as
 * its description; nothing here is a live region, so marks that change afterwards are seen but not announced.
 */
export function ResultsScreen({ student, questions, marking, onRetry, status, children }: ResultsScreenProps) {
  const outcomeId = useId();
  const { correct, incorrect } = countAnswers(marking);
  const retry = (
    <Button large onClick={onRetry}>
      <RetryIcon />
      Retry Quiz
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <div className="sheet p-5 sm:p-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <PageHeading describedBy={outcomeId} className="mb-4 text-display">
              Quiz Results
            </PageHeading>
            <DetailsList
              items={[
                { term: 'Name', value: student.name },
                { term: 'Class', value: student.studentClass },
                { term: 'Teacher', value: student.teacher },
              ]}
            />
          </div>
          <ScoreCircle totalMarks={marking.totalMarks} maxMarks={marking.maxMarks} />
        </div>
        <p id={outcomeId} className="sr-only">
          {outcomeSentence(marking)}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t-2 border-rule pt-5 text-lead">
          <span className="text-[2rem] leading-none font-bold">{marking.percentage}%</span>
          <Badge tone="pen" className="px-3 py-1 text-lead">
            {marking.grade}
          </Badge>
          <span className="flex items-center gap-2">
            <TickIcon className="size-6 text-tick" />
            {correct} correct
          </span>
          <span className="flex items-center gap-2">
            <CrossIcon className="size-5 text-cross" />
            {incorrect} incorrect
          </span>
        </div>
      </div>

      {status}

      {incorrect > 0 && (
        <Notice tone="next" title="Ready to Improve?">
          <p className="max-w-prose">
            Retry keeps the answers that were right and clears the others. Read the study tips below first, then have
            another go.
          </p>
          <div className="no-print mt-4">{retry}</div>
        </Notice>
      )}

      {marking.percentage < extraHelpBelow && <ExtraHelp />}

      <section aria-labelledby="detail" className="sheet overflow-clip">
        <h2 id="detail" className="border-b border-rule px-5 py-4 text-title">
          Question by question
        </h2>
        <ol>
          {marking.results.map((result) => (
            <QuestionOutcome
              key={result.questionId}
              result={result}
              question={questions.find(({ id }) => id === result.questionId)}
            />
          ))}
        </ol>
      </section>

      <GradeBoundaries grade={marking.grade} />
      {incorrect === 0 && <div className="no-print">{retry}</div>}

      {children}
    </div>
  );
}

function ExtraHelp() {
  return (
    <Notice tone="info" title="Need Extra Help?">
      <p>These free sites explain the same science in other words:</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {studyLinks.map(({ name, url, about }) => (
          <li key={url} className="py-2">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-center gap-1.5 font-semibold"
            >
              {name}
              <ExternalIcon className="no-print size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <span className="block text-small text-soft">{about}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
