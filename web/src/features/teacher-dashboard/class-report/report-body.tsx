import { type ClassReport, type ClassStats, listExclusions } from '@markwell/server/contract';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { countText, percent } from '../../../components/count-text.ts';
import { Loading } from '../../../components/loading.tsx';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { Section } from '../../../components/section.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { attemptAddress } from '../addresses.ts';
import { AfterClosingList } from '../after-closing.tsx';
import { ClassGone } from '../class-gone.tsx';
import { UnlistedBox } from '../class-roster/unlisted-box.tsx';
import { useRoster } from '../class-roster/use-roster.ts';
import { ClassComments } from '../comments/comments.tsx';
import { CompletedStudents } from '../completed-students.tsx';
import { HardestQuestions } from './hardest-questions.tsx';
import { NotDone } from './not-done.tsx';

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
  const { completed, questions, isClassGone, may } = report;
  return (
    <div className="no-print grid grid-cols-[minmax(0,1fr)] gap-10">
      {report.class !== null && isClassGone && <ClassGone studentClass={report.class} />}
      <AfterClosingList
        homeworkId={report.homework.id}
        studentClass={report.class ?? undefined}
        mayDecide={report.class !== null && may.includes('comment')}
        onChanged={onChanged}
      />
      {report.class !== null && <NotDone report={report} studentClass={report.class} onChanged={onChanged} />}
      {report.class !== null && <ReportNames studentClass={report.class} onChanged={onChanged} />}
      {completed > 0 && (
        <>
          <Section id="scores" title="Scores" headingClass="mb-4">
            <Suspense fallback={<Loading label="Loading the plots…" />}>
              <ScorePlots report={report} />
            </Suspense>
          </Section>
          {report.specification !== undefined && <SpecificationPoints points={report.specification} />}
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
        <Section id="done" title="Who has done it" headingClass="mb-3" isSheet>
          <CompletedStudents students={stats.completedStudentsList} studentClass={report.class} />
        </Section>
      )}
      {report.class !== null && (
        <ClassComments homeworkId={report.homework.id} studentClass={report.class} mayWrite={may.includes('comment')} />
      )}
      <NotCounting studentClass={report.class ?? undefined} />
    </div>
  );
}

/** What was handed in by a class and does not count, with the way to where it is taken back; nothing where all of it counts. */
function NotCounting({ studentClass }: { readonly studentClass: string | undefined }) {
  const { data = [] } = useStaffQuery('teacher', listExclusions, { class: studentClass });
  if (data.length === 0) return null;
  return (
    <Section id="not-counting" title="Does not count" className="no-print">
      <ul className="mt-3 grid gap-1">
        {data.map(({ id, student, attemptId, homework, attempts, reason }) => (
          <li key={id} className="break-words">
            <PupilName id={student.id}>{student.name}</PupilName> of {student.studentClass},{' '}
            {attemptId === null ? (
              countText(attempts, 'attempt')
            ) : (
              <Link href={attemptAddress(attemptId)} className="touch">
                {homework?.title ?? countText(attempts, 'attempt')}
              </Link>
            )}
            : “{reason}”
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The three numbers that a teacher looks for first. */
export function ReportFigures({ report }: { readonly report: ClassReport }) {
  const { completed, total, averagePercentage, notDone, homework, excused = [] } = report;
  const share = total === 0 ? 0 : Math.round((completed / total) * 100);
  const figures = [
    { name: 'have done it', value: `${completed}/${total}`, note: `${share}%` },
    {
      name: 'average score',
      value: averagePercentage === null ? '–' : `${averagePercentage}%`,
      note: averagePercentage === null ? 'nobody yet' : `of ${homework.totalMarks} marks, best attempts`,
    },
    ...(notDone === null
      ? []
      : [
          {
            name: 'have not done it',
            value: String(notDone.length),
            note: excused.length === 0 ? 'on the class list' : `on the class list; ${excused.length} excused`,
          },
        ]),
  ];
  return (
    <dl className="no-print mb-4 grid gap-x-8 gap-y-2 border-y-2 border-rule py-2 sm:grid-cols-3">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-soft">
            {name} <span className="text-small">({note})</span>
          </dt>
          <dd className="text-[2rem] leading-tight font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReportNamesProps {
  readonly studentClass: string;
  /** Called when figures of the report have changed by it. */
  readonly onChanged: () => void;
}

/** The names that are not on the list of the report's class, with what can be done about them. */
function ReportNames({ studentClass, onChanged }: ReportNamesProps) {
  const actions = useRoster(studentClass, onChanged);
  const { data } = actions.roster;
  return data === undefined ? null : <UnlistedBox roster={data} actions={actions} />;
}

/** How the class did at each point of the specification, the weakest first. */
function SpecificationPoints({ points }: { readonly points: NonNullable<ClassReport['specification']> }) {
  return (
    <Section id="specification" title="Specification points">
      <p className="mt-1 mb-4 max-w-prose text-soft">The share of the marks in first attempts, the weakest first.</p>
      <ul className="sheet grid gap-4 p-4 sm:p-6">
        {points.map(({ point, facility, questionIds }) => (
          <li key={point}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-semibold wrap-anywhere">{point}</span>
              <span>
                {percent(facility)} <span className="text-soft">of {countText(questionIds.length, 'question')}</span>
              </span>
            </p>
            <ShareBar share={facility} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
