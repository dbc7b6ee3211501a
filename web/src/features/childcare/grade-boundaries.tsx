import {
  childcareBoundaries,
  childcarePaperMarks,
  childcareUngraded,
  scaledChildcareBoundaries,
} from '@markwell/marking-core';
import { ArrowIcon } from '../../components/icons.tsx';
import { said, t } from '../../lib/texts.ts';

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
        {t('results.boundaries')}
      </h2>
      <p className="mt-2 max-w-prose">{t('care.boundaries', { exam: childcarePaperMarks, outOf })}</p>
      <table className="mt-4 w-full max-w-xl border-collapse">
        <caption className="sr-only">{t('care.needs')}</caption>
        <thead>
          <tr className="text-start text-small text-soft">
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              {t('results.grade')}
            </th>
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              {t('care.marks-of', { outOf })}
            </th>
            <th scope="col" className="px-1.5 sm:px-3 py-1.5 font-semibold">
              {t('care.on-exam', { exam: childcarePaperMarks })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const reached = row.grade === grade;
            return (
              <tr key={row.grade} className={`border-t border-rule ${reached ? 'bg-pen-wash font-bold' : ''}`}>
                <th scope="row" className="px-1.5 sm:px-3 py-2 text-start font-semibold">
                  {said(row.grade)}
                  {reached && (
                    <span className="flex items-center gap-1.5 text-small font-bold text-pen">
                      <ArrowIcon className="size-4 rotate-180 rtl:rotate-0" />
                      {t('results.your-grade')}
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

const from = (marks: number) => (marks === 0 ? t('care.below') : t('care.or-more', { marks }));
