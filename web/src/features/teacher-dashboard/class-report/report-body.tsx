import type { ClassReport, ClassStats } from '@markwell/server/contract';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/loading.tsx';
import { ClassGone } from '../class-gone.tsx';
import { ClassComments } from '../comments/class-comments.tsx';
import { CompletedStudents } from '../completed-students.tsx';
import { AfterClosingList } from './after-closing-list.tsx';
import { HardestQuestions } from './hardest-questions.tsx';
import { NotCounting } from './not-counting.tsx';
import { NotDone } from './not-done.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportNames } from './report-names.tsx';

const ScorePlots = lazy(() => import('./score-plots.tsx'));

interface ReportBodyProps {
  readonly report: ClassReport;
  /** Of the class; absent for all classes together, and while they are on their way. */
  readonly stats: ClassStats | undefined;
  /** Called when somebody changed names, or what counts. */
  readonly onChanged: () => void;
}

/** What there is to know on screen, in the order in which a teacher asks: how many, who not, how well, what was hard, who how. */
export function ReportBody({ report, stats, onChanged }: ReportBodyProps) {
  const { completed, notDone, questions, isClassGone, may } = report;
  return (
    <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-10">
      {report.class !== null && isClassGone && <ClassGone studentClass={report.class} />}
      <ReportFigures report={report} />
      <AfterClosingList
        homeworkId={report.homework.id}
        studentClass={report.class ?? undefined}
        mayDecide={report.class !== null && may.includes('comment')}
        onChanged={onChanged}
      />
      {report.class !== null && <NotDone names={notDone} studentClass={report.class} />}
      {report.class !== null && <ReportNames studentClass={report.class} onChanged={onChanged} />}
      {completed > 0 && (
        <>
          <section aria-labelledby="scores">
            <h2 id="scores" className="mb-4 text-title">
              Scores
            </h2>
            <Suspense fallback={<Loading label="Loading the plots…" />}>
              <ScorePlots report={report} />
            </Suspense>
          </section>
          <HardestQuestions
            questions={questions}
            completed={completed}
            homeworkId={report.homework.id}
            mayCredit={may.includes('credit')}
            onChanged={onChanged}
          />
        </>
      )}
      {stats !== undefined && report.class !== null && (
        <section aria-labelledby="done" className="sheet p-4 sm:p-6">
          <h2 id="done" className="mb-3 text-title">
            Who has done it
          </h2>
          <CompletedStudents students={stats.completedStudentsList} studentClass={report.class} />
        </section>
      )}
      {report.class !== null && (
        <ClassComments homeworkId={report.homework.id} studentClass={report.class} mayWrite={may.includes('comment')} />
      )}
      <NotCounting studentClass={report.class ?? undefined} />
    </div>
  );
}
