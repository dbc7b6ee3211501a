import './department.css';
import { type Department, exportDepartment, readDepartment } from '@markwell/server/contract';
import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Page } from '../../../components/page.tsx';
import { Select } from '../../../components/select.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { dashboardLinks } from '../addresses.ts';
import { ClassesByWeek } from './classes-by-week.tsx';
import { HardestIdeas } from './hardest-ideas.tsx';

const title = 'Classes by week';

/** All classes of a department by the weeks of this term, and what was hard in a week. */
function Classes() {
  const [year, setYear] = useState('');
  const [isAll, setAll] = useState(false);
  const choice = { ...(year !== '' && { year }), ...(isAll && { all: '1' }) };
  const query = useStaffQuery('teacher', readDepartment, choice);
  const download = useAction(() => staffDownload('teacher', exportDepartment, choice));
  const years = query.data?.years ?? [];
  return (
    <Page title={title} links={dashboardLinks} width="wide">
      <StaffHeading title={title} note="This term, latest week first">
        <div className="no-print flex flex-wrap items-end gap-3">
          <Select
            label="Year"
            placeholder="All years"
            options={years.map((one) => ({ value: String(one), label: `Year ${one}` }))}
            value={year}
            onPick={setYear}
          />
          {(isAll || query.data?.isAll === false) && (
            <Button look="secondary" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
              All classes
            </Button>
          )}
          <Button look="secondary" onClick={() => void download.run()}>
            {download.isBusy ? 'Preparing…' : 'Download CSV'}
          </Button>
        </div>
      </StaffHeading>
      <p role="alert" className="font-semibold text-cross empty:hidden">
        {download.problem === undefined ? null : `The file could not be made. ${download.problem}`}
      </p>
      <Answered query={query} loading="Loading the classes…" what="The classes">
        {(department) => <Body department={department} choice={choice} />}
      </Answered>
    </Page>
  );
}

interface BodyProps {
  readonly department: Department;
  readonly choice: { readonly year?: string; readonly all?: string };
}

function Body({ department, choice }: BodyProps) {
  if (department.classes.length === 0) return <p className="text-soft">There are no such classes.</p>;
  const weeks = department.weeks.filter((week) => department.cells.some((cell) => cell.week === week)).reverse();
  if (weeks.length === 0) return <p className="text-soft">These classes have had no homework this term.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ClassesByWeek department={department} weeks={weeks} />
      <HardestIdeas weeks={weeks} choice={choice} />
    </div>
  );
}

export default staffPage('teacher', title, Classes);
