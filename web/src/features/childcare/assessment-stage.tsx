import { childcarePaper, findChildcareAssignment, isAnswered } from '@markwell/marking-core';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DetailsList } from '../../components/details-list.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { ClockIcon } from '../../components/icons.tsx';
import { marksText } from '../../components/marks-text.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { ProgressCounter } from '../../components/progress-counter.tsx';
import { useAskFirst } from '../../components/use-ask-first.tsx';
import { t } from '../../lib/texts.ts';
import { type AssessmentEvent, submitBlocked, type Taking } from './assessment.ts';
import { CaseStudySheet } from './case-study-sheet.tsx';
import { NotSent } from './not-sent.tsx';
import { partLabel } from './part-label.ts';
import { partPlace } from './part-outcome.tsx';
import { pageTitle, paperMarks, partCount, timeAllowance } from './texts.ts';

interface AssessmentStageProps {
  readonly taking: Taking;
  readonly onEvent: (event: AssessmentEvent) => void;
  readonly onDeclineDraft: () => void;
  readonly onSubmit: () => void;
}

/** The six case studies with their questions, and Submit (spec part 2, section 2). */
export function AssessmentStage({ taking, onEvent, onDeclineDraft, onSubmit }: AssessmentStageProps) {
  const { details, assignment, answers, draft, sending } = taking;
  const empty = childcarePaper.questions
    .filter(({ id }) => !isAnswered(answers[id]))
    .map(({ id }) => ({ place: partPlace(id), label: partLabel(id) }));
  const [submit, asked] = useAskFirst(empty, onSubmit);
  return (
    <div className="grid gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <PageHeading>{pageTitle}</PageHeading>
          <p className="mt-2 text-lead text-soft">{findChildcareAssignment(assignment)?.label}</p>
        </div>
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <DetailsList
            items={[
              { term: t('student.name'), value: details.name, asIs: true },
              { term: t('student.class'), value: details.studentClass, asIs: true },
              { term: t('student.teacher'), value: details.teacher, asIs: true },
            ]}
          />
          <p className="flex flex-wrap gap-2">
            <Badge>
              <ClockIcon className="size-4" />
              <span>
                <span className="sr-only">{t('vocational.time')} </span>
                {timeAllowance}
              </span>
            </Badge>
            <Badge tone="pen">{marksText(paperMarks)}</Badge>
          </p>
        </Card>
      </header>
      {draft !== undefined && (
        <DraftOffer draft={draft} onTake={() => onEvent({ type: 'draft-taken' })} onDecline={onDeclineDraft} />
      )}
      {childcarePaper.caseStudies?.map((study) => (
        <CaseStudySheet
          key={study.number}
          study={study}
          answers={answers}
          disabled={sending.kind === 'sending'}
          onAnswer={(answer) => onEvent({ type: 'answered', answer })}
        />
      ))}
      <Card className="grid gap-5">
        {sending.kind === 'failed' && <NotSent taking={taking} reason={sending.reason} onTryAgain={onSubmit} />}
        <div className="flex flex-wrap items-start justify-between gap-5">
          <ProgressCounter answered={Object.values(answers).filter(isAnswered).length} total={partCount} />
          <Button large onClick={submit} disabledReason={submitBlocked(taking)}>
            {t('care.submit')}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {sending.kind === 'sending' && t('care.sending')}
        </p>
      </Card>
      {asked}
    </div>
  );
}
