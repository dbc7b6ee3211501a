import type { CompletedStudent } from '@markwell/server/contract';
import { Link } from 'wouter';
import { PupilName } from '../../components/pupil-name.tsx';
import { type Column, SortTable } from '../../components/sort-table/sort-table.tsx';
import { schoolTimeText } from '../../lib/school-time.ts';
import { attemptAddress } from './addresses.ts';

interface CompletedStudentsProps {
  readonly students: readonly CompletedStudent[];
  readonly studentClass: string;
  /** What the table is of, for assistive technology; of those who have completed it when absent. */
  readonly caption?: string;
}

/** Who has completed a homework, with the best attempt of each; the marks open it. */
export function CompletedStudents({
  students,
  studentClass,
  caption = `Students of ${studentClass} who have completed it, with the best attempt of each`,
}: CompletedStudentsProps) {
  if (students.length === 0) return <p className="text-soft">No students have completed this assignment yet</p>;
  return (
    <SortTable
      name="done"
      caption={caption}
      columns={columns}
      rows={students}
      keyOf={({ attemptId, studentName }) => attemptId || studentName}
      usual="student"
      className="max-sm:text-small"
    />
  );
}

const columns: readonly Column<CompletedStudent>[] = [
  {
    key: 'student',
    label: 'Student',
    by: ({ studentName }) => studentName,
    cell: (student) => <Student student={student} />,
  },
  {
    key: 'marks',
    label: 'Marks',
    isFigure: true,
    by: ({ totalMarks }) => totalMarks,
    cell: (student) => <Marks student={student} />,
  },
  {
    key: 'percentage',
    label: 'Percentage',
    short: '%',
    isFigure: true,
    by: ({ percentage }) => percentage,
    cell: ({ percentage }) => `${percentage}%`,
  },
  {
    key: 'grade',
    label: 'Grade',
    className: 'max-sm:hidden',
    // By rank: grades have no alphabetical order.
    by: ({ percentage }) => -percentage,
    cell: ({ grade }) => grade,
  },
  {
    key: 'first',
    label: 'First attempt',
    isFigure: true,
    className: 'max-lg:hidden',
    by: ({ firstPercentage }) => firstPercentage,
    cell: ({ firstPercentage }) => `${firstPercentage}%`,
  },
  {
    key: 'attempts',
    label: 'Attempts',
    isFigure: true,
    className: 'max-lg:hidden',
    by: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    key: 'handed-in',
    label: 'Handed in',
    isTime: true,
    className: 'max-lg:hidden whitespace-nowrap',
    by: ({ submittedAt }) => submittedAt,
    cell: ({ submittedAt }) => (submittedAt === '' ? '' : schoolTimeText(submittedAt)),
  },
];

function Student({ student }: { readonly student: CompletedStudent }) {
  const { studentName, studentId, grade, attempts, firstPercentage, isLate, isEarly } = student;
  return (
    <span className="wrap-anywhere">
      <PupilName id={studentId}>{studentName}</PupilName>
      {attempts > 1 && (
        <span className="block text-small font-normal text-soft lg:hidden">
          first of {attempts}: {firstPercentage}%
        </span>
      )}
      <span className="block text-small font-normal sm:hidden">{grade}</span>
      {isLate && <span className="block text-small font-normal text-caution">late</span>}
      {isEarly && <span className="block text-small font-normal text-soft">before it opened</span>}
    </span>
  );
}

function Marks({ student: { attemptId, totalMarks, maxMarks } }: { readonly student: CompletedStudent }) {
  const marks = `${totalMarks}/${maxMarks}`;
  if (attemptId === 0) return marks;
  return (
    <Link href={attemptAddress(attemptId)} aria-label={`${marks}, attempt`} className="touch inline-block min-h-6">
      {marks}
    </Link>
  );
}
