import { childcareAssignments } from '@markwell/marking-core';
import { BookCover } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { ClassField } from '../../components/class-field.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type AssessmentEvent, type Info, startBlocked } from './assessment.ts';
import { AssignmentDetails } from './assignment-details.tsx';
import { findAssignment } from './chosen-assignment.ts';
import { pageTitle, subtitle } from './texts.ts';

/** Longest name the server takes, in characters. */
const longestName = 100;

interface InfoStageProps {
  readonly info: Info;
  readonly onEvent: (event: AssessmentEvent) => void;
  readonly onStart: () => void;
}

/** Who takes the assessment, and what for (spec part 2, section 2). */
export function InfoStage({ info, onEvent, onStart }: InfoStageProps) {
  const { details, assignment } = info;
  const chosen = findAssignment(assignment);
  return (
    <BookCover
      colour="vocational"
      roomy
      className="mx-auto max-w-2xl"
      top={
        <div className="grid justify-items-start gap-2.5 pt-2 pr-3 sm:pt-4">
          <PageHeading>{pageTitle}</PageHeading>
          <p className="text-lead">{subtitle}</p>
        </div>
      }
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <TextField
          label="Your Name"
          value={details.name}
          maxLength={longestName}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          onText={(name) => onEvent({ type: 'details-changed', details: { name } })}
        />
        <ClassField
          year="childcare"
          studentClass={details.studentClass}
          onChoose={(changed) => onEvent({ type: 'details-changed', details: changed })}
        />
        <TextField label="Your Teacher" value={details.teacher} readOnly placeholder="Set by your class" />
        <Select
          label="Your Assignment"
          placeholder="Choose your assignment"
          options={childcareAssignments}
          value={assignment ?? ''}
          onPick={(value) => onEvent({ type: 'assignment-chosen', assignment: findAssignment(value)?.value })}
        />
        {chosen !== undefined && <AssignmentDetails assignment={chosen} />}
        <div className="grid justify-items-start gap-4">
          <Button type="submit" large disabledReason={startBlocked(info)}>
            START ASSIGNMENT
          </Button>
          <LinkButton href="/" look="secondary" large>
            Return to Home
          </LinkButton>
        </div>
      </form>
    </BookCover>
  );
}
