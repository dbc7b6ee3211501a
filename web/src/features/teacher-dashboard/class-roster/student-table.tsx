import type { ClassRoster, RosterStudent } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { type Column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { ChangeStudent } from './change-student.tsx';
import type { RosterActions } from './use-roster.ts';

interface StudentTableProps {
  readonly roster: ClassRoster;
  readonly make: RosterActions['make'];
}

/** Who is on the class list, by name. */
export function StudentTable({ roster, make }: StudentTableProps) {
  const [asked, setAsked] = useState<RosterStudent>();
  const change: Column<RosterStudent> = {
    key: 'change',
    label: '',
    className: 'no-print w-0 py-0! text-right align-middle!',
    cell: (student) => (
      <Button look="quiet" aria-label={`Change ${student.name}`} onClick={() => setAsked(student)}>
        Change
      </Button>
    ),
  };
  return (
    <>
      <SortTable
        name="list"
        caption={`Students on the list of ${roster.studentClass}`}
        columns={roster.may.includes('change') ? [...columns, change] : columns}
        rows={roster.students}
        keyOf={({ id }) => id}
        usual="student"
      />
      {asked !== undefined && (
        <ChangeStudent student={asked} roster={roster} make={make} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const columns: readonly Column<RosterStudent>[] = [
  {
    key: 'student',
    label: 'Student',
    className: 'wrap-anywhere align-middle!',
    by: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'attempts',
    label: 'Attempts',
    isFigure: true,
    className: 'align-middle!',
    by: ({ attempts }) => attempts,
    cell: (one) => one.attempts,
  },
  {
    key: 'last',
    label: 'Last handed in',
    isTime: true,
    className: 'max-md:hidden align-middle!',
    by: ({ lastSubmittedAt }) => lastSubmittedAt,
    cell: ({ lastSubmittedAt }) =>
      lastSubmittedAt === null ? <span className="text-soft">nothing yet</span> : dateTimeText(lastSubmittedAt),
  },
];
