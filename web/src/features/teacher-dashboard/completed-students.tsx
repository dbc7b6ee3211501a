import type { CompletedStudent } from '@markwell/server/contract';
import { Link } from 'wouter';
import { PupilName } from '../../components/pupil-name.tsx';
import { type Column, column, SortTable } from '../../components/sort-table/sort-table.tsx';
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
  column('student', 'Student', ({ studentName }) => studentName, { cell: studentCell }),
  column('marks', 'Marks', ({ totalMarks }) => totalMarks, { isFigure: true, cell: marksCell }),
  column('percentage', 'Percentage', ({ percentage }) => percentage, {
    short: '%',
    isFigure: true,
    cell: ({ percentage }) => `${percentage}%`,
  }),
  // By rank: grades have no alphabetical order.
  column('grade', 'Grade', ({ percentage }) => -percentage, { className: 'max-sm:hidden', cell: ({ grade }) => grade }),
  column('first', 'First attempt', ({ firstPercentage }) => firstPercentage, {
    isFigure: true,
    className: 'max-lg:hidden',
    cell: ({ firstPercentage }) => `${firstPercentage}%`,
  }),
  column('attempts', 'Attempts', ({ attempts }) => attempts, { isFigure: true, className: 'max-lg:hidden' }),
  column('handed-in', 'Handed in', ({ submittedAt }) => submittedAt, {
    isTime: true,
    className: 'max-lg:hidden whitespace-nowrap',
    cell: ({ submittedAt }) => (submittedAt === '' ? '' : schoolTimeText(submittedAt)),
  }),
];

function studentCell(student: CompletedStudent) {
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

function marksCell({ attemptId, totalMarks, maxMarks }: CompletedStudent) {
  const marks = `${totalMarks}/${maxMarks}`;
  if (attemptId === 0) return marks;
  return (
    <Link href={attemptAddress(attemptId)} aria-label={`${marks}, attempt`} className="touch inline-block min-h-6">
      {marks}
    </Link>
  );
}
