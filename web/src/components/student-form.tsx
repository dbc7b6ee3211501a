import type { StudentDetails } from '@markwell/server/contract';
import { type ReactNode, useEffect } from 'react';
import { t } from '../lib/texts.ts';
import { type ClassYear, useClasses } from '../lib/use-classes.ts';
import { BookCover, type CoverColour } from './book-cover.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { Notice } from './notice.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

/** Longest name the server takes, in characters. */
const longestName = 100;

interface StudentFormProps {
  /** The heading and the rest of the cover. */
  readonly top: ReactNode;
  readonly colour: CoverColour;
  /** Which classes are offered. */
  readonly year: ClassYear;
  readonly details: StudentDetails;
  readonly onDetails: (details: Partial<StudentDetails>) => void;
  readonly startLabel: string;
  /** Why the homework cannot be started yet. */
  readonly startBlocked: string | undefined;
  readonly onStart: () => void;
  /** What else is asked for, below the teacher. */
  readonly children?: ReactNode;
}

/** The label of an exercise book: whose work it will be (spec part 1, section 2 and part 2, section 2). */
export function StudentForm(props: StudentFormProps) {
  const { top, colour, year, details, onDetails, startLabel, startBlocked, onStart, children } = props;
  return (
    <BookCover
      colour={colour}
      roomy
      className="mx-auto max-w-2xl"
      top={<div className="grid justify-items-start gap-2.5 pt-2 pe-3 sm:pt-4">{top}</div>}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <TextField
          label={t('student.your-name')}
          value={details.name}
          maxLength={longestName}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck="false"
          onText={(name) => onDetails({ name })}
        />
        <ClassField year={year} studentClass={details.studentClass} onChoose={onDetails} />
        <TextField
          label={t('student.your-teacher')}
          value={details.teacher}
          readOnly
          placeholder={t('student.set-by-class')}
        />
        {children}
        <div className="grid justify-items-start gap-4">
          <Button type="submit" large disabledReason={startBlocked}>
            {startLabel}
          </Button>
          <LinkButton href="/" look="quiet" className="-ms-3">
            {t('page.return-home')}
          </LinkButton>
        </div>
      </form>
    </BookCover>
  );
}

interface ClassFieldProps {
  readonly year: ClassYear;
  readonly studentClass: string;
  /** Called with the class and its teacher, or with neither. */
  readonly onChoose: (chosen: Pick<StudentDetails, 'studentClass' | 'teacher'>) => void;
}

/** The class list; choosing a class sets its teacher (spec part 1, section 4). */
function ClassField({ year, studentClass, onChoose }: ClassFieldProps) {
  const { classes, failed, tryAgain } = useClasses(year);
  const choose = (code: string) =>
    onChoose({ studentClass: code, teacher: classes?.find((entry) => entry.code === code)?.teacher ?? '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a class link chooses once there are classes, and never against a person
  useEffect(() => {
    const linked = new URLSearchParams(location.search).get('class');
    if (studentClass === '' && classes?.some(({ code }) => code === linked)) choose(linked ?? '');
  }, [classes?.length]);
  if (failed) {
    return (
      <Notice tone="caution" role="status">
        <p>{t('student.classes-failed')}</p>
        <Button look="secondary" className="mt-3" onClick={tryAgain}>
          {t('page.try-again')}
        </Button>
      </Notice>
    );
  }
  const hasSharedNames = classes?.some((entry) => entry.code === studentClass && entry.hasSharedNames);
  return (
    <div>
      <Select
        label={t('student.your-class')}
        translate="no"
        placeholder={classes === undefined ? t('student.fetching') : t('student.choose-class')}
        options={(classes ?? []).map(({ code }) => ({ value: code, label: code }))}
        value={studentClass}
        onPick={choose}
      />
      <p role="status" className="text-small text-soft not-empty:mt-1">
        {hasSharedNames && t('student.same-name')}
      </p>
    </div>
  );
}
