import type { StudentDetails } from '@markwell/server/contract';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import type { CoverColour } from '../../components/book-cover.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { StudentForm } from '../../components/student-form.tsx';
import { t } from '../../lib/texts.ts';
import { startBlocked } from './attempt.ts';
import type { HomeworkToTake } from './choose-homework.ts';

/** Few homework has dates, and a page must not fail for want of them. */
const DatesLine = lazy(() => import('./dates-line.tsx').catch(() => ({ default: () => null })));

interface IntroFormProps {
  readonly homework: HomeworkToTake;
  readonly colour: CoverColour;
  readonly details: StudentDetails;
  readonly onDetails: (details: Partial<StudentDetails>) => void;
  readonly onStart: () => void;
}

/** Whose homework it will be (spec part 1, section 2). */
export function IntroForm({ homework, colour, details, onDetails, onStart }: IntroFormProps) {
  const { studentClass } = details;
  const [closed, setClosed] = useState<string>();
  const blocked = startBlocked(details) ?? closed;
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
      startLabel={t('quiz.start')}
      startBlocked={blocked}
      onStart={() => blocked === undefined && onStart()}
    >
      {homework.isDated && studentClass !== '' && (
        <Suspense>
          <DatesLine
            key={studentClass}
            homework={homework.id}
            studentClass={studentClass}
            name={details.name}
            onClosed={setClosed}
          />
        </Suspense>
      )}
    </StudentForm>
  );
}
