import type { StudentDetails } from '@markwell/server/contract';
import { Badge } from '../../components/badge.tsx';
import { BookCover, type CoverColour } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { ClassField } from '../../components/class-field.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextField } from '../../components/text-field.tsx';
import { startBlocked } from './attempt.ts';
import type { HomeworkToTake } from './choose-homework.ts';

/** Longest name the server takes, in characters. */
const longestName = 100;

interface IntroFormProps {
  readonly homework: HomeworkToTake;
  readonly colour: CoverColour;
  readonly details: StudentDetails;
  readonly onDetails: (details: Partial<StudentDetails>) => void;
  readonly onStart: () => void;
}

/** The label of the exercise book: whose homework it will be (spec part 1, section 2). */
export function IntroForm({ homework, colour, details, onDetails, onStart }: IntroFormProps) {
  return (
    <BookCover
      colour={colour}
      roomy
      className="mx-auto max-w-2xl"
      top={
        <div className="grid justify-items-start gap-2.5 pt-2 pr-3 sm:pt-4">
          <PageHeading>{homework.title}</PageHeading>
          {homework.subtitle !== '' && <p className="text-lead">{homework.subtitle}</p>}
          {homework.badge !== '' && <Badge tone="pen">{homework.badge}</Badge>}
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
          onText={(name) => onDetails({ name })}
        />
        <ClassField year={homework.year} studentClass={details.studentClass} onChoose={onDetails} />
        <TextField label="Your Teacher" value={details.teacher} readOnly placeholder="Set by your class" />
        <div className="grid justify-items-start gap-4">
          <Button type="submit" large disabledReason={startBlocked(details)}>
            Start Home Learning
          </Button>
          <LinkButton href="/" look="secondary" large>
            Return to Home
          </LinkButton>
        </div>
      </form>
    </BookCover>
  );
}
