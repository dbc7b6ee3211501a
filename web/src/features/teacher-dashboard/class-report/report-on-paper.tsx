import './report-on-paper.css';
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
    <div className="on-paper" aria-hidden="true">
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
    <div className="on-paper-halves">
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
          <span key="question" className="on-paper-line">
            <strong>{label}</strong> {question}
          </span>,
          marks,
          ...(credit === 'nobody' ? ['–', '–'] : [percent(facility), percent(bestFacility)]),
          <span key="wrong" className="on-paper-line">
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

function PaperTable({ headings, rows }: PaperTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows on paper neither move nor change
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={headings[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
