import type { CompletedStudent } from '@markwell/server/contract';
import { Link } from 'wouter';
import { attemptAddress } from './addresses.ts';

interface CompletedStudentsProps {
  readonly students: readonly CompletedStudent[];
  readonly studentClass: string;
  /** What the table is of, for assistive technology; of those who have completed it when absent. */
  readonly caption?: string;
}

const head = 'border-b-2 border-ink px-1.5 py-2 align-bottom text-small sm:px-3';
const cell = 'px-1.5 py-2 align-top tabular-nums sm:px-3';

/** Who has completed a homework, with the best attempt of each; a name opens it. */
export function CompletedStudents({
  students,
  studentClass,
  caption = `Students of ${studentClass} who have completed it, with the best attempt of each`,
}: CompletedStudentsProps) {
  if (students.length === 0) return <p className="text-soft">No students have completed this assignment yet</p>;
  return (
    <table className="w-full border-collapse text-left max-sm:text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} pl-0 sm:pl-0`}>
            Student
          </th>
          <th scope="col" className={head}>
            Marks
          </th>
          <th scope="col" className={head}>
            <span className="sm:hidden" aria-hidden="true">
              %
            </span>
            <span className="sr-only sm:not-sr-only">Percentage</span>
          </th>
          <th scope="col" className={`${head} pr-0 max-sm:hidden sm:pr-0`}>
            Grade
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <StudentRow key={student.attemptId || student.studentName} student={student} />
        ))}
      </tbody>
    </table>
  );
}

function StudentRow({ student }: { readonly student: CompletedStudent }) {
  const { studentName, attemptId, totalMarks, maxMarks, percentage, grade, attempts, firstPercentage } = student;
  return (
    <tr className="border-b border-rule">
      <th scope="row" className={`${cell} pl-0 font-semibold wrap-anywhere sm:pl-0`}>
        {attemptId === 0 ? (
          studentName
        ) : (
          <Link href={attemptAddress(attemptId)} className="touch inline-block min-h-6">
            {studentName}
          </Link>
        )}
        {attempts > 1 && (
          <span className="block text-small font-normal text-soft">
            first of {attempts}: {firstPercentage}%
          </span>
        )}
        <span className="block text-small font-normal sm:hidden">{grade}</span>
        {student.isLate && <span className="block text-small font-normal text-caution">late</span>}
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        {totalMarks}/{maxMarks}
      </td>
      <td className={cell}>{percentage}%</td>
      <td className={`${cell} pr-0 max-sm:hidden sm:pr-0`}>{grade}</td>
    </tr>
  );
}
