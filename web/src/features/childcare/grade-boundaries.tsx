import {
  childcareBoundaries,
  childcarePaperMarks,
  childcareUngraded,
  scaledChildcareBoundaries,
} from '@markwell/marking-core';
import { ArrowIcon } from '../../components/icons.tsx';

interface GradeBoundariesProps {
  readonly grade: string;
  /** Marks of this paper. */
  readonly outOf: number;
}

/** From how many marks each grade is given, on the exam and on this shorter paper. */
export function GradeBoundaries({ grade, outOf }: GradeBoundariesProps) {
  const ofExam = new Map<string, number>(childcareBoundaries.map((boundary) => [boundary.grade, boundary.marks]));
  const rows = [...scaledChildcareBoundaries(outOf), { grade: childcareUngraded, marks: 0 }];
  return (
    <section aria-labelledby="grade-boundaries" className="sheet p-5 sm:p-7">
      <h2 id="grade-boundaries" className="text-title">
        Grade boundaries
      </h2>
      <p className="mt-2 max-w-prose">
        The exam has {childcarePaperMarks} marks and this assessment has {outOf}. So the boundaries of the exam are
        scaled down in proportion, and rounded up to whole marks.
      </p>
      <table className="mt-4 w-full max-w-xl border-collapse">
        <caption className="sr-only">Marks that each grade needs</caption>
        <thead>
          <tr className="text-left text-small text-soft">
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              Grade
            </th>
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              Marks of {outOf}
            </th>
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              On the exam, of {childcarePaperMarks}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const reached = row.grade === grade;
            return (
              <tr key={row.grade} className={`border-t border-rule ${reached ? 'bg-pen-wash font-bold' : ''}`}>
                <th scope="row" className="px-1.5 sm:px-3 py-2 text-left font-semibold">
                  {row.grade}
                  {reached && (
                    <span className="flex items-center gap-1.5 text-small font-bold text-pen">
                      <ArrowIcon className="size-4 rotate-180" />
                      Your grade
                    </span>
                  )}
                </th>
                <td className="px-1.5 sm:px-3 py-2">{from(row.marks)}</td>
                <td className="px-1.5 sm:px-3 py-2">{from(ofExam.get(row.grade) ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const from = (marks: number) => (marks === 0 ? 'below' : `${marks} or more`);
