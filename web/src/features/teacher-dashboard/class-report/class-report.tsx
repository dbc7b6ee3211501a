import {
  type ClassStats,
  listTeacherAssignments,
  readAssignmentStats,
  readClassReport,
  type TeacherAssignment,
} from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Page } from '../../../components/page.tsx';
import { Select } from '../../../components/select.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import { keepFor, useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { dashboardLinks, type ReportAddress, reportAddress, reportInput, useReportAddress } from '../addresses.ts';
import { ReportBody, ReportFigures } from './report-body.tsx';
import { ReportDates, ReportTools } from './report-head.tsx';
import { ReportOnPaper } from './report-on-paper.tsx';

/** How a class did at a homework, or all classes together: a page of its own, to be passed on, printed and come back to. */
function ClassReport() {
  const address = useReportAddress();
  const { number, studentClass } = address;
  const input = reportInput(address);
  const params = { number };
  const assignments = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor });
  const classes = useStaffQuery(
    'teacher',
    readAssignmentStats,
    { homework: input.homework, all: '1' },
    { params, keepFor },
  );
  const report = useStaffQuery('teacher', readClassReport, input, { params, keepFor });
  const lookAgain = () => {
    void report.askAgain();
    void classes.askAgain();
  };
  const who = studentClass ?? 'All classes';
  return (
    <Page title={`${who}: class report`} links={dashboardLinks} width="wide">
      <StaffHeading title={who} note={report.data?.homework.title} />
      {report.data !== undefined && <ReportFigures report={report.data} />}
      {(report.data !== undefined || !report.isError) && <ReportTools address={address} />}
      <ReportChooser
        address={address}
        assignment={assignments.data?.find(({ id }) => id === number)}
        classes={classes.data ?? []}
      />
      <Answered query={report} loading="Loading the report…" what="The report">
        {(answer) => (
          <>
            <ReportDates
              report={answer}
              classes={classes.data?.map((one) => one.studentClass) ?? []}
              onChanged={lookAgain}
            >
              <WaitingNote homework={answer.homework.id} studentClass={studentClass} />
            </ReportDates>
            <ReportBody
              report={answer}
              stats={classes.data?.find((one) => one.studentClass === answer.class)}
              onChanged={lookAgain}
            />
            <ReportOnPaper report={answer} classes={classes.data ?? []} />
          </>
        )}
      </Answered>
    </Page>
  );
}

interface ReportChooserProps {
  readonly address: ReportAddress;
  readonly assignment: TeacherAssignment | undefined;
  readonly classes: readonly ClassStats[];
}

/** Another class, or an earlier homework of the same card. */
function ReportChooser({ address, assignment, classes }: ReportChooserProps) {
  const [, navigate] = useLocation();
  const { studentClass, homework } = address;
  const codes = classes.map((one) => one.studentClass);
  // A class that is asked for stays chosen while the others are on their way.
  const known = studentClass === undefined || codes.includes(studentClass) ? codes : [studentClass, ...codes];
  const earlier = assignment?.earlierHomework ?? [];
  return (
    <div className="no-print mt-3 mb-4 grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
      <Select
        label="Class"
        placeholder="All classes together"
        value={studentClass ?? ''}
        options={known.map((code) => ({ value: code, label: code }))}
        onPick={(code) => navigate(reportAddress({ ...address, studentClass: code === '' ? undefined : code }))}
      />
      {earlier.length > 0 && (
        <Select
          label="Homework"
          placeholder="The one that is set now"
          value={homework === undefined ? '' : String(homework)}
          options={earlier.map(({ id, title }) => ({ value: String(id), label: `Earlier: ${title}` }))}
          onPick={(id) => navigate(reportAddress({ ...address, homework: id === '' ? undefined : Number(id) }))}
        />
      )}
    </div>
  );
}

export default staffPage('teacher', 'Class report', ClassReport);
