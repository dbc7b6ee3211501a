import { listExclusions } from '@markwell/server/contract';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { attemptAddress } from '../addresses.ts';

/** What was handed in by a class and does not count, with the way to where it is taken back; nothing where all of it counts. */
export function NotCounting({ studentClass }: { readonly studentClass: string | undefined }) {
  const { data = [] } = useStaffQuery('teacher', listExclusions, { class: studentClass });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="not-counting" className="no-print">
      <h2 id="not-counting" className="text-title">
        Does not count
      </h2>
      <ul className="mt-3 grid gap-1">
        {data.map(({ id, student, attemptId, homework, attempts, reason }) => (
          <li key={id} className="break-words">
            {attemptId === null ? (
              student.name
            ) : (
              <Link href={attemptAddress(attemptId)} className="touch">
                {student.name}
              </Link>
            )}{' '}
            of {student.studentClass}, {homework?.title ?? countText(attempts, 'attempt')}: “{reason}”
          </li>
        ))}
      </ul>
    </section>
  );
}
