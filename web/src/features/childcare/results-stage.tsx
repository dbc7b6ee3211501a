import { useId } from 'react';
import { Badge } from '../../components/badge.tsx';
import { DetailsList } from '../../components/details-list.tsx';
import { RetryIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ScoreCircle } from '../../components/score-circle.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import type { Results } from './assessment.ts';
import { findAssignment } from './chosen-assignment.ts';
import { GradeBoundaries } from './grade-boundaries.tsx';
import { PartOutcome } from './part-outcome.tsx';
import { RelaxedPanel } from './relaxed-panel.tsx';
import { StudyResources } from './study-resources.tsx';

/** Below this percentage study resources are shown (spec part 2, section 9). */
const resourcesBelow = 70;

interface ResultsStageProps {
  readonly results: Results;
  readonly onRetake: () => void;
}

/** Marks, percentage and grade, and each part with its expected answer (spec part 2, section 2). */
export function ResultsStage({ results, onRetake }: ResultsStageProps) {
  const { details, assignment, receipt } = results;
  const { totalMarks, maxMarks, percentage, grade, relaxed } = receipt;
  const outcomeId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <div className="sheet p-5 sm:p-8">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-80">
            <PageHeading describedBy={outcomeId} className="mb-4 text-display">
              Assessment Results
            </PageHeading>
            <DetailsList
              items={[
                { term: 'Name', value: details.name },
                { term: 'Class', value: details.studentClass },
                { term: 'Teacher', value: details.teacher },
                { term: 'Assignment', value: findAssignment(assignment)?.label },
              ]}
            />
          </div>
          <ScoreCircle totalMarks={totalMarks} maxMarks={maxMarks} />
        </div>
        <p id={outcomeId} className="sr-only">
          You scored {totalMarks} out of {maxMarks} marks, {percentage}%. Grade: {grade}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t-2 border-rule pt-5 text-lead">
          <span className="text-[2rem] leading-none font-bold">{percentage}%</span>
          <span className="flex items-center gap-2.5">
            Grade
            <Badge tone="pen" className="px-3 py-1 text-lead">
              {grade}
            </Badge>
          </span>
        </div>
      </div>

      <StatusLine look="saved">Saved. Your reference is {receipt.reference}.</StatusLine>

      {relaxed !== undefined && <RelaxedPanel receipt={receipt} relaxed={relaxed} />}
      {percentage < resourcesBelow && <StudyResources />}

      <section aria-labelledby="detail" className="sheet overflow-clip">
        <h2 id="detail" className="border-b border-rule px-5 py-4 text-title">
          Question by question
        </h2>
        <ol>
          {receipt.results.map((result) => (
            <PartOutcome key={result.questionId} result={result} />
          ))}
        </ol>
      </section>

      <GradeBoundaries grade={grade} outOf={maxMarks} />

      <div className="no-print flex flex-wrap gap-3">
        <LinkButton href="/btec-childcare" large onClick={onRetake}>
          <RetryIcon />
          Retake Assessment
        </LinkButton>
        <LinkButton href="/" look="secondary" large>
          Back to Home
        </LinkButton>
      </div>
    </div>
  );
}
