import { type Allowance, type ExcusedStudent, endAllowance } from '@markwell/server/contract';
import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { Section } from '../../../components/section.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { attemptAddress } from '../addresses.ts';

interface AllowanceListProps {
  readonly allowances: readonly Allowance[];
  readonly excused?: readonly ExcusedStudent[] | undefined;
  readonly mayEnd: boolean;
  /** Whether the homework is said, where the page is not of one. */
  readonly saysHomework?: boolean;
  readonly onChanged: () => void;
}

/** What students are allowed now, by whom and why; each can be taken back. Empty if there is nothing to show. */
export function AllowanceList({ allowances, excused = [], mayEnd, saysHomework, onChanged }: AllowanceListProps) {
  if (allowances.length === 0) return null;
  return (
    <Section id="allowed" title="Allowed" className="no-print">
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {allowances.map((one) => {
          const attemptId = excused.find(({ studentId }) => studentId === one.student.id)?.attemptId ?? null;
          return (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 py-2 break-words">
                <PupilName id={one.student.id}>{one.student.name}</PupilName>: {whatIsAllowed(one)}
                {saysHomework && `, ${one.homework?.title ?? 'all homework due until then'}`}
                {attemptId !== null && (
                  <>
                    ; <Link href={attemptAddress(attemptId)}>handed in all the same</Link>
                  </>
                )}{' '}
                <span className="text-small text-soft">
                  “{one.reason}” {one.by ?? 'Markwell'}, {dateTimeText(one.at)}
                </span>
              </span>
              {mayEnd && (
                <TakeBack
                  look="quiet"
                  about={`${one.student.name}, ${whatIsAllowed(one)}`}
                  takeBack={() => staffCall('teacher', endAllowance, undefined, { params: { id: one.id } })}
                  onDone={onChanged}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** 'longer, until Fri 16 Jan, 16:00'. */
function whatIsAllowed({ kind, untilAt, more }: Allowance): string {
  if (kind === 'excused') return 'excused';
  if (kind === 'another-try') return more === 1 ? 'another try' : countText(more ?? 0, 'more try', 'more tries');
  return `longer, until ${untilAt === null ? 'later' : schoolTimeText(untilAt)}`;
}
