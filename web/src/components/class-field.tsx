import type { StudentDetails } from '@markwell/server/contract';
import { useEffect } from 'react';
import { type ClassYear, useClasses } from '../lib/use-classes.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Select } from './select.tsx';

interface ClassFieldProps {
  readonly year: ClassYear;
  readonly studentClass: string;
  /** Called with the class and its teacher, or with neither. */
  readonly onChoose: (chosen: Pick<StudentDetails, 'studentClass' | 'teacher'>) => void;
}

/** The class list; choosing a class sets its teacher (spec part 1, section 4). */
export function ClassField({ year, studentClass, onChoose }: ClassFieldProps) {
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
        <p>The list of classes could not be fetched. Check the connection, then try again.</p>
        <Button look="secondary" className="mt-3" onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    );
  }
  const hasSharedNames = classes?.some((entry) => entry.code === studentClass && entry.hasSharedNames);
  return (
    <div>
      <Select
        label="Your Class"
        translate="no"
        placeholder={classes === undefined ? 'Fetching the classes…' : 'Choose your class'}
        options={(classes ?? []).map(({ code }) => ({ value: code, label: code }))}
        value={studentClass}
        onPick={choose}
      />
      <p role="status" className="text-small text-soft not-empty:mt-1">
        {hasSharedNames && 'Does somebody here have your name? Type your letter behind it: Sam Lee (A)'}
      </p>
    </div>
  );
}
