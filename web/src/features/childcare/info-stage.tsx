import { childcareAssignments, findChildcareAssignment } from '@markwell/marking-core';
import { PageHeading } from '../../components/page-heading.tsx';
import { Select } from '../../components/select.tsx';
import { StudentForm } from '../../components/student-form.tsx';
import { t } from '../../lib/texts.ts';
import { type AssessmentEvent, type Info, startBlocked } from './assessment.ts';
import { AssignmentDetails } from './assignment-details.tsx';
import { pageTitle, subtitle } from './texts.ts';

interface InfoStageProps {
  readonly info: Info;
  readonly onEvent: (event: AssessmentEvent) => void;
  readonly onStart: () => void;
}

/** Who takes the assessment, and what for (spec part 2, section 2). */
export function InfoStage({ info, onEvent, onStart }: InfoStageProps) {
  const { details, assignment } = info;
  const chosen = findChildcareAssignment(assignment);
  return (
    <StudentForm
      top={
        <>
          <PageHeading>{pageTitle}</PageHeading>
          <p className="text-lead">{subtitle}</p>
        </>
      }
      colour="vocational"
      year="childcare"
      details={details}
      onDetails={(changed) => onEvent({ type: 'details-changed', details: changed })}
      startLabel={t('care.start')}
      startBlocked={startBlocked(info)}
      onStart={onStart}
    >
      <Select
        label={t('care.your-assignment')}
        placeholder={t('care.choose')}
        options={childcareAssignments}
        value={assignment ?? ''}
        onPick={(value) => onEvent({ type: 'assignment-chosen', assignment: findChildcareAssignment(value)?.value })}
      />
      {chosen !== undefined && <AssignmentDetails assignment={chosen} />}
    </StudentForm>
  );
}
