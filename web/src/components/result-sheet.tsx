import { type ReactNode, useId } from 'react';
import { said, t } from '../lib/texts.ts';
import { Badge } from './badge.tsx';
import { DetailsList, type DetailsListProps } from './details-list.tsx';
import { PageHeading } from './page-heading.tsx';
import { type PlacedVerdict, VerdictCounts, VerdictStrip } from './verdict.tsx';

interface ResultSheetProps {
  readonly heading: string;
  /** Read out with the heading, in place of what can only be seen. */
  readonly outcome?: string;
  readonly details: DetailsListProps['items'];
  readonly result: {
    readonly totalMarks: number;
    readonly maxMarks: number;
    readonly percentage: number;
    readonly grade: string;
  };
  /** What became of each answer, in the order of the questions. */
  readonly verdicts: readonly PlacedVerdict[];
  /** What follows the grade in its line. */
  readonly children?: ReactNode;
}

/** The head of marked work: the student, the marks in the teacher's circle, percentage and grade. */
export function ResultSheet({ heading, outcome, details, result, verdicts, children }: ResultSheetProps) {
  const { totalMarks, maxMarks, percentage, grade } = result;
  const outcomeId = useId();
  return (
    <div className="sheet p-5 sm:p-8">
      <div className="result-head flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-8 sm:gap-y-4">
        <PageHeading
          {...(outcome !== undefined && { describedBy: outcomeId })}
          className="flex-[1_1_7rem] text-display"
        >
          {heading}
        </PageHeading>
        <ScoreCircle totalMarks={totalMarks} maxMarks={maxMarks} isGood={percentage >= goodFrom} />
        <div className="min-w-0 basis-full">
          <DetailsList items={details} />
        </div>
      </div>
      {outcome !== undefined && (
        <p id={outcomeId} className="sr-only">
          {outcome}
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t-2 border-rule pt-5 text-lead">
        <span className="text-[2rem] leading-none font-bold">{t('results.percent', { percentage })}</span>
        <span className="flex items-center gap-2.5">
          {t('results.grade')}
          <Badge tone="pen" className="px-3 py-1 text-base!">
            {said(grade)}
          </Badge>
        </span>
        {children}
        <VerdictCounts verdicts={verdicts} />
      </div>
      <VerdictStrip verdicts={verdicts} />
    </div>
  );
}

/** Percentage of the lowest grade that is good news. */
const goodFrom = 60;

interface ScoreCircleProps {
  readonly totalMarks: number;
  readonly maxMarks: number;
  readonly isGood: boolean;
}

const circle =
  'relative inline-block px-[0.75em] py-[0.45em] text-[clamp(2.5rem,2rem+2.5vw,3.5rem)] leading-none font-bold tracking-[-0.02em] whitespace-nowrap sm:row-span-2 forced-colors:text-[CanvasText]';

/** The marks at the top of the page, ringed: in green only if they are good. */
function ScoreCircle({ totalMarks, maxMarks, isGood }: ScoreCircleProps) {
  return (
    <p className={`${circle} ${isGood ? 'text-tick' : 'text-pen'}`}>
      <span className="sr-only">{t('results.total')} </span>
      {totalMarks}
      <span className="text-[0.62em]">/{maxMarks}</span>
      <svg
        viewBox="0 0 200 120"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full animate-[draw_700ms_150ms_ease-out_backwards] fill-none stroke-current stroke-4 [stroke-dasharray:1]"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path
          pathLength="1"
          vectorEffect="non-scaling-stroke"
          d="M137 8C79-2 16 17 9 56c-6 36 42 57 95 55 53-3 92-25 88-58-4-31-57-48-118-40"
        />
      </svg>
    </p>
  );
}
