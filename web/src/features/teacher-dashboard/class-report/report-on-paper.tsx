import type { ClassReport, ClassStats, CompletedStudent } from '@markwell/server/contract';
import type { ReactNode } from 'react';
import { percent } from '../../../components/count-text.ts';
import { dateTimeText } from '../../../lib/date-text.ts';

interface ReportOnPaperProps {
  readonly report: ClassReport;
  /** Of the class, or of every class where it is a report of all together; none while they are on their way. */
  readonly classes: readonly ClassStats[];
}

/** The report as it is printed: all of a class on one page of A4, and nothing that can be pressed. */
export function ReportOnPaper({ report, classes }: ReportOnPaperProps) {
  const { completed, total, averagePercentage, notDone, grades, questions } = report;
  const own = report.class === null ? undefined : classes.find((one) => one.studentClass === report.class);
  return (
    <div className="on-paper hidden gap-[3mm] text-[8.5pt] leading-[1.3] tabular-nums print:grid" aria-hidden="true">
      <p>
        <strong>
          {completed} of {total}
        </strong>{' '}
        have done it
        {averagePercentage !== null && (
          <>
            {' · '}average <strong>{averagePercentage}%</strong> of {report.homework.totalMarks} marks
          </>
        )}
        {grades.length > 0 && ` · ${grades.map(({ grade, count }) => `${grade} ${count}`).join(', ')}`}
        {` · printed ${dateTimeText(new Date().toISOString())}`}
      </p>
      <Names label="Not done" names={notDone ?? []} />
      <Names label="Not on the class list" names={(own?.unlistedStudents ?? []).map((one) => one.studentName)} />
      {own !== undefined && own.completedStudentsList.length > 0 && <Students students={own.completedStudentsList} />}
      {report.class === null && classes.length > 0 && <Classes classes={classes} />}
      {questions.length > 0 && <Questions questions={questions} />}
    </div>
  );
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      <strong>
        {label} ({names.length}):
      </strong>{' '}
      {names.join(', ')}
    </p>
  );
}

/** In two halves beside each other. */
function Students({ students }: { readonly students: readonly CompletedStudent[] }) {
  const middle = Math.ceil(students.length / 2);
  return (
    <div className="grid grid-cols-2 items-start gap-[6mm] [&_td]:text-[8pt] [&_td:not(:first-child)]:whitespace-nowrap">
      {[students.slice(0, middle), students.slice(middle)].map((half) => (
        <PaperTable
          key={half[0]?.attemptId ?? 'none'}
          headings={['Student', 'Marks', '%', 'First', 'Grade']}
          rows={half.map((one) => [
            one.isLate ? `${one.studentName} (late)` : one.studentName,
            `${one.totalMarks}/${one.maxMarks}`,
            one.percentage,
            one.firstPercentage,
            one.grade,
          ])}
        />
      ))}
    </div>
  );
}

function Classes({ classes }: { readonly classes: readonly ClassStats[] }) {
  return (
    <PaperTable
      headings={['Class', 'Done', '%', 'Average', 'Teacher']}
      rows={classes.map((one) => [
        one.studentClass,
        `${one.completedStudents}/${one.totalStudents}`,
        one.completionRate,
        one.averagePercentage === null ? '–' : `${Math.round(one.averagePercentage)}%`,
        one.teacher ?? 'on no class list',
      ])}
    />
  );
}

function Questions({ questions }: Pick<ClassReport, 'questions'>) {
  return (
    <PaperTable
      headings={['Hardest first', 'Of', 'First', 'Best', 'Most common wrong answers']}
      rows={questions.map(
        ({ questionId, label = questionId, question, marks, facility, bestFacility, credit, commonWrongAnswers }) => [
          <span key="question" className="line-clamp-2 wrap-anywhere">
            <strong>{label}</strong> {question}
          </span>,
          marks,
          ...(credit === 'nobody' ? ['–', '–'] : [percent(facility), percent(bestFacility)]),
          <span key="wrong" className="line-clamp-2 wrap-anywhere">
            {commonWrongAnswers.map(({ answer, count }, index) => (
              <span key={answer}>
                {index > 0 && '; '}
                <bdi>{answer}</bdi> ({count})
              </span>
            ))}
            {commonWrongAnswers.length === 0 && '–'}
          </span>,
        ],
      )}
    />
  );
}

interface PaperTableProps {
  /** The first and the last are words, those between them figures. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A long question is known by how it begins. */
const cellLook =
  'px-[1.2mm] py-[0.45mm] align-top first:pl-0 first:wrap-anywhere not-first:not-last:text-right not-first:not-last:whitespace-nowrap';

function PaperTable({ headings, rows }: PaperTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} className={`border-b-[0.4mm] border-current ${cellLook}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows on paper neither move nor change
          <tr key={row}>
            {cells.map((cell, column) => (
              <td
                key={headings[column]}
                className={`border-b-[0.2mm] border-rule last:has-[.line-clamp-2]:w-[34%] ${cellLook}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
