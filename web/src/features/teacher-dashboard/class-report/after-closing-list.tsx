import { listAfterClosing } from '@markwell/server/contract';
import { Link } from 'wouter';
import { dateTimeText } from '../../../lib/date-text.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { attemptAddress } from '../addresses.ts';
import { AfterClosingChoice } from '../after-closing.tsx';

interface AfterClosingListProps {
  readonly homeworkId: number;
  /** Of all classes where it is absent. */
  readonly studentClass: string | undefined;
  readonly mayDecide: boolean;
  /** Called when figures of the report have changed by a decision. */
  readonly onChanged: () => void;
}

/** Attempts handed in after closing, for a teacher to decide. Nothing if there are none. */
export function AfterClosingList({ homeworkId, studentClass, mayDecide, onChanged }: AfterClosingListProps) {
  const asked = { class: studentClass, homework: String(homeworkId) };
  const { data = [], askAgain } = useStaffQuery('teacher', listAfterClosing, asked);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="after-closing" className="sheet p-4 sm:p-6">
      <h2 id="after-closing" className="text-title">
        Handed in after closing
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        Nothing shows that these were started before the homework closed. They are in no figure until you count them.
      </p>
      <ul className="mt-4 grid gap-4">
        {data.map(({ attemptId, student, submittedAt, ...afterClosing }) => (
          <li key={attemptId} className="border-t border-rule pt-3">
            <Link href={attemptAddress(attemptId)} className="touch font-semibold break-words">
              {student.name}
            </Link>
            {studentClass === undefined && ` of ${student.studentClass}`}, handed in {dateTimeText(submittedAt)}
            <AfterClosingChoice
              attemptId={attemptId}
              afterClosing={afterClosing}
              name={student.name}
              mayDecide={mayDecide}
              onDecided={() => {
                void askAgain();
                onChanged();
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
