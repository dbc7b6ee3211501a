import type { StudentDetails } from '@markwell/server/contract';
import { Badge } from '../../components/badge.tsx';
import type { CoverColour } from '../../components/book-cover.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { StudentForm } from '../../components/student-form.tsx';
import { startBlocked } from './attempt.ts';
import type { HomeworkToTake } from './choose-homework.ts';

interface IntroFormProps {
  readonly homework: HomeworkToTake;
  readonly colour: CoverColour;
  readonly details: StudentDetails;
  readonly onDetails: (details: Partial<StudentDetails>) => void;
  readonly onStart: () => void;
}

/** Whose homework it will be (spec part 1, section 2). */
export function IntroForm({ homework, colour, details, onDetails, onStart }: IntroFormProps) {
  return (
    <StudentForm
      top={
        <>
          <PageHeading>{homework.title}</PageHeading>
          {homework.subtitle !== '' && <p className="text-lead">{homework.subtitle}</p>}
          {homework.badge !== '' && <Badge>{homework.badge}</Badge>}
        </>
      }
      colour={colour}
      year={homework.year}
      details={details}
      onDetails={onDetails}
      startLabel="Start Home Learning"
      startBlocked={startBlocked(details)}
      onStart={onStart}
    />
  );
}
