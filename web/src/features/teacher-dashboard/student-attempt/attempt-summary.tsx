import type { AttemptDetail } from '@markwell/server/contract';
import { Link } from 'wouter';
import { Badge } from '../../../components/badge.tsx';
import { countText } from '../../../components/count-text.ts';
import { DetailsList } from '../../../components/details-list.tsx';
import { VerdictCounts, VerdictStrip } from '../../../components/verdict.tsx';
import { dateTimeText } from '../../../lib/date-text.ts';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { verdictOf } from '../../../lib/verdict.ts';
import { attemptAddress } from '../addresses.ts';

/** Whose attempt it is, its outcome, and the student's other attempts. */
export function AttemptSummary({ attempt }: { readonly attempt: AttemptDetail }) {
  const { student, totalMarks, maxMarks, percentage, grade, isFirst, isBest, attempts, timeSpentMinutes } = attempt;
  const verdicts = attempt.answers.map((answer) => ({
    place: answer.questionId,
    label: answer.label ?? answer.questionId,
    verdict: verdictOf(answer),
  }));
  const items = [
    { term: 'Class', value: student.studentClass, asIs: true },
    { term: 'Teacher', value: student.teacher, asIs: true },
    ...(attempt.chosenAssignment === null ? [] : [{ term: 'Assignment', value: attempt.chosenAssignment }]),
    { term: 'Handed in', value: dateTimeText(attempt.submittedAt) },
    ...(attempt.dueAt === undefined ? [] : [{ term: 'Due', value: schoolTimeText(attempt.dueAt) }]),
    ...(timeSpentMinutes === null ? [] : [{ term: 'Time spent', value: minutesText(timeSpentMinutes) }]),
    { term: 'Reference', value: attempt.reference, asIs: true },
  ];
  return (
    <div className="sheet grid gap-5 p-5 sm:p-7">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="text-[2rem] leading-tight font-bold tracking-tight tabular-nums">
          {totalMarks}/{maxMarks}
        </span>
        <span className="text-lead tabular-nums">{percentage}%</span>
        <Badge>{grade}</Badge>
        {attempts.length > 1 && isBest && <Badge tone="tick">Best attempt</Badge>}
        {attempts.length > 1 && isFirst && <Badge tone="pen">First attempt</Badge>}
        {attempt.dueAt !== undefined && attempt.submittedAt > attempt.dueAt && <Badge tone="caution">Late</Badge>}
        {attempt.exclusions.length > 0 && <Badge tone="caution">Does not count</Badge>}
        {attempt.allowances?.some(({ kind }) => kind === 'excused') && <Badge>Excused: does not count</Badge>}
      </p>
      <DetailsList items={items} />
      <div>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <VerdictCounts verdicts={verdicts} />
        </p>
        <VerdictStrip verdicts={verdicts} />
      </div>
      {attempts.length > 1 && (
        <nav aria-label="Attempts of this student" className="no-print border-t border-rule pt-4">
          <p className="text-small text-soft">{attempts.length} attempts at this homework</p>
          <ol className="mt-1 flex flex-wrap gap-x-7">
            {attempts.map(({ id, submittedAt, percentage: reached, counts }, index) => (
              <li key={id} className="inline-flex min-h-9 items-center">
                {id === attempt.id ? (
                  <strong aria-current="page" className="font-semibold">
                    {index + 1}. {reached}%, this one{counts ? '' : ', does not count'}
                  </strong>
                ) : (
                  <Link
                    href={attemptAddress(id)}
                    className="touch"
                    aria-label={`Attempt ${index + 1}, ${reached}%, ${dateTimeText(submittedAt)}${counts ? '' : ', does not count'}`}
                  >
                    {counts ? '' : '('}
                    {index + 1}. {reached}%{counts ? '' : ')'}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

function minutesText(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  return countText(minutes, 'minute');
}
