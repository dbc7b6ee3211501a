import { exportPupil, type Pupil, readPupil } from '@markwell/server/contract';
import { Link, useParams } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Page } from '../../../components/page.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { dashboardLinks, rosterAddress } from '../addresses.ts';
import { HistorySheet } from '../histories/history-sheet.tsx';
import { AttemptTable, DecisionTable } from './pupil-tables.tsx';
import { WeakPlaces } from './weak-places.tsx';

/** One pupil, over all classes they have been in. */
function PupilPage() {
  const { id = '' } = useParams();
  const query = useStaffQuery('teacher', readPupil, undefined, { params: { id } });
  const pupil = query.data;
  const name = pupil?.history.student.name ?? 'Pupil';
  return (
    <Page title={name} links={dashboardLinks} width="wide">
      <StaffHeading title={name} note={pupil?.history.student.studentClass}>
        {pupil !== undefined && <Tools id={id} pupil={pupil} />}
      </StaffHeading>
      <Answered query={query} loading="Loading the pupil…" what="The pupil">
        {(answer) => <PupilBody pupil={answer} />}
      </Answered>
    </Page>
  );
}

function Tools({ id, pupil }: { readonly id: string; readonly pupil: Pupil }) {
  const download = useAction(() => staffDownload('admin', exportPupil, undefined, { params: { id } }));
  return (
    <div className="no-print flex flex-wrap gap-3">
      {pupil.may.includes('export') && (
        <Button look="secondary" onClick={() => void download.run()}>
          {download.isBusy ? 'Preparing…' : 'Export everything kept'}
        </Button>
      )}
      <Button look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <p role="alert" className="w-full font-semibold text-cross empty:hidden">
        {download.problem === undefined ? null : `The file could not be made. ${download.problem}`}
      </p>
    </div>
  );
}

function PupilBody({ pupil }: { readonly pupil: Pupil }) {
  const { history, attempts, points, kinds, decisions } = pupil;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Memberships pupil={pupil} />
      <HistorySheet history={history} name="Homework" />
      {kinds.length > 0 && <WeakPlaces points={points} kinds={kinds} />}
      {attempts.length > 0 && <AttemptTable attempts={attempts} />}
      {decisions.length > 0 && <DecisionTable decisions={decisions} />}
    </div>
  );
}

const sources = {
  roster: 'on the class list',
  former: 'was on the class list',
  self: 'not on the class list',
} as const;

function Memberships({ pupil: { memberships } }: { readonly pupil: Pupil }) {
  return (
    <ul aria-label="Classes" className="flex flex-wrap gap-x-8 gap-y-1">
      {memberships.map(({ id, name, studentClass, teacher, source, memberFrom, memberUntil }) => (
        <li key={id}>
          <Link href={rosterAddress(studentClass)} className="touch font-semibold">
            {studentClass}
          </Link>
          , {teacher}{' '}
          <span className="text-small text-soft">
            {memberships.length > 1 && `as ${name}, `}
            {sources[source]}
            {memberFrom !== null && ` from ${schoolTimeText(memberFrom)}`}
            {memberUntil !== null && ` until ${schoolTimeText(memberUntil)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

export default staffPage('teacher', 'Pupil', PupilPage);
