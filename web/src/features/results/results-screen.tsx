import type { AttemptMarking, Question } from '@markwell/marking-core';
import type { StudentDetails } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { FurtherReading } from '../../components/further-reading.tsx';
import { CrossIcon, RetryIcon, TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
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
 * its description; nothing here is a live region: what changed answers would score is for `children` to announce.
 */
export function ResultsScreen({ student, questions, marking, onRetry, status, children }: ResultsScreenProps) {
  const { correct, incorrect } = countAnswers(marking);
  const retry = (
    <Button large onClick={onRetry}>
      <RetryIcon />
      Retry Quiz
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <ResultSheet
        heading="Quiz Results"
        outcome={outcomeSentence(marking)}
        details={[
          { term: 'Name', value: student.name },
          { term: 'Class', value: student.studentClass },
          { term: 'Teacher', value: student.teacher },
        ]}
        result={marking}
      >
        <span className="flex items-center gap-2">
          <TickIcon className="size-6 text-tick" />
          {correct} correct
        </span>
        <span className="flex items-center gap-2">
          <CrossIcon className="size-5 text-cross" />
          {incorrect} incorrect
        </span>
      </ResultSheet>

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

      {marking.percentage < extraHelpBelow && (
        <FurtherReading
          title="Need Extra Help?"
          intro="These free sites explain the same science in other words:"
          links={studyLinks}
        />
      )}

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
