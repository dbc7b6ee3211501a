import { findChildcareAssignment } from '@markwell/marking-core';
import AfterClosingNote from '../../components/after-closing-note.tsx';
import { RetryIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ReferenceLink } from '../../components/reference-link.tsx';
import { ResultSheet } from '../../components/result-sheet.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { said, t, tParts } from '../../lib/texts.ts';
import type { Results } from './assessment.ts';
import { GradeBoundaries } from './grade-boundaries.tsx';
import { partLabel } from './part-label.ts';
import { PartOutcome, partPlace, partVerdict } from './part-outcome.tsx';
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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-8">
      <ResultSheet
        heading={t('care.results')}
        outcome={t('results.scored', { totalMarks, maxMarks, percentage, grade: said(grade) })}
        details={[
          { term: t('student.name'), value: details.name, asIs: true },
          { term: t('student.class'), value: details.studentClass, asIs: true },
          { term: t('student.teacher'), value: details.teacher, asIs: true },
          { term: t('care.assignment'), value: findChildcareAssignment(assignment)?.label },
        ]}
        result={receipt}
        verdicts={receipt.results.map((result) => ({
          place: partPlace(result.questionId),
          label: partLabel(result.questionId),
          verdict: partVerdict(result),
        }))}
      />

      <StatusLine look="saved">
        {receipt.reference === ''
          ? t('care.saved')
          : tParts('sent.saved', { reference: <ReferenceLink key="reference" reference={receipt.reference} /> })}
        {receipt.closedAt !== undefined && <AfterClosingNote closedAt={receipt.closedAt} />}
      </StatusLine>

      {relaxed !== undefined && <RelaxedPanel receipt={receipt} relaxed={relaxed} />}
      {percentage < resourcesBelow && <StudyResources />}

      <section aria-labelledby="detail" className="sheet outcomes">
        <h2 id="detail" className="px-4.5 py-4 text-title">
          {t('results.by-question')}
        </h2>
        {receipt.results.map((result) => (
          <PartOutcome key={result.questionId} result={result} />
        ))}
      </section>

      <GradeBoundaries grade={grade} outOf={maxMarks} />

      <div className="no-print flex flex-wrap gap-3">
        <LinkButton href="/btec-childcare" large onClick={onRetake}>
          <RetryIcon />
          {t('care.retake')}
        </LinkButton>
        <LinkButton href="/" look="secondary" large>
          {t('care.back')}
        </LinkButton>
      </div>
    </div>
  );
}
