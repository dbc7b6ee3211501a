import type { ClassRoster, RosterStudent } from '@markwell/server/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { ChangeStudent } from './change-student.tsx';
import type { RosterActions } from './use-roster.ts';

const head = 'border-b-2 border-ink px-2 py-2 text-small sm:px-3';
const cell = 'px-2 py-0.5 sm:px-3';

interface StudentTableProps {
  readonly roster: ClassRoster;
  readonly make: RosterActions['make'];
}

/** Who is on the class list, by name. */
export function StudentTable({ roster, make }: StudentTableProps) {
  const [asked, setAsked] = useState<RosterStudent>();
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Students on the list of {roster.studentClass}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} pl-0 sm:pl-0`}>
              Student
            </th>
            <th scope="col" className={`${head} text-right`}>
              Attempts
            </th>
            <th scope="col" className={`${head} max-md:hidden`}>
              Last handed in
            </th>
            <td className={`${head} no-print`} />
          </tr>
        </thead>
        <tbody>
          {roster.students.map((student) => (
            <tr key={student.id} className="border-b border-rule">
              <th scope="row" className={`${cell} pl-0 font-semibold wrap-anywhere sm:pl-0`}>
                {student.name}
              </th>
              <td className={`${cell} text-right tabular-nums`}>{student.attempts}</td>
              <td className={`${cell} tabular-nums max-md:hidden`}>
                {student.lastSubmittedAt === null ? (
                  <span className="text-soft">nothing yet</span>
                ) : (
                  dateTimeText(student.lastSubmittedAt)
                )}
              </td>
              <td className={`${cell} no-print w-0 pr-0 text-right sm:pr-0`}>
                <Button look="quiet" aria-label={`Change ${student.name}`} onClick={() => setAsked(student)}>
                  Change
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked !== undefined && (
        <ChangeStudent student={asked} roster={roster} make={make} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
