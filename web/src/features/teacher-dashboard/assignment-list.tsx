import { type ClassStats, listTeacherAssignments, readMyWeek, type TeacherAssignment } from '@markwell/server/contract';
import { Link } from 'wouter';
import { Answered } from '../../components/answered.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { keepFor, useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { linksAddress } from './addresses.ts';
import { AssignmentSection } from './assignment-section.tsx';
import { isSameTeacher } from './is-same-teacher.ts';
import { useView, type View } from './use-view.ts';
import { sortByYear, yearOf } from './year-order.ts';

interface AssignmentListProps {
  readonly knownAs: string | undefined;
  /** Of the teacher who is signed in: classes of these names are theirs until they choose some. */
  readonly names: readonly string[];
}

/** Every homework by year, with what is shown of each. */
export function AssignmentList({ knownAs, names }: AssignmentListProps) {
  const query = useStaffQuery('teacher', listTeacherAssignments, undefined, { keepFor });
  const week = useStaffQuery('teacher', readMyWeek, knownAs ? { knownAs } : {}, { keepFor });
  const chosen = week.data?.isChosen ? week.data.classes.map((one) => one.studentClass) : [];
  const view = useView(chosen.length > 0);
  const isMine = ({ studentClass, teacher }: ClassStats) =>
    chosen.length > 0 ? chosen.includes(studentClass) : isSameTeacher(teacher, names);
  // The week is above: once it is here, nothing moves any more.
  if (week.isPending) return null;
  return (
    <Answered query={query} loading="Loading assignments…" what="The assignments">
      {(assignments) =>
        assignments.length === 0 ? (
          <EmptyState
            message="No assignments available at the moment."
            actions={
              <LinkButton href="/science-department" look="secondary">
                Science department
              </LinkButton>
            }
          />
        ) : (
          <Sections
            assignments={sortByYear(assignments)}
            hasMine={chosen.length + names.length > 0}
            isMine={isMine}
            view={view}
          />
        )
      }
    </Answered>
  );
}

interface SectionsProps {
  readonly assignments: readonly TeacherAssignment[];
  readonly hasMine: boolean;
  readonly isMine: (one: ClassStats) => boolean;
  readonly view: View;
}

function Sections({ assignments, hasMine, isMine, view }: SectionsProps) {
  const ordinary = assignments.filter(({ isRetrieval }) => !isRetrieval);
  const quizzes = assignments.filter(({ isRetrieval }) => isRetrieval);
  const years = [...new Set(ordinary.map(yearOf))];
  return (
    <>
      <div className="no-print mb-8 grid gap-4">
        <p>
          <Link href={linksAddress()} className="touch">
            Links and QR codes of classes
          </Link>
        </p>
        <nav aria-label="Assignments by year">
          <ul className="flex flex-wrap gap-2">
            {years.map((year) => (
              <li key={year ?? 'other'}>
                <a
                  href={`#${yearId(year)}`}
                  data-cover={year}
                  className="inline-flex min-h-11 items-center rounded-small border border-l-8 border-rule border-l-cover bg-sheet px-3.5 font-semibold text-ink no-underline hover:underline"
                >
                  {year === undefined ? 'Other' : `Year ${year}`}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {hasMine && <Tick label="Only my classes" isOn={view.onlyMine} onChange={view.setOnlyMine} />}
          <Tick label="Also classes that have not started" isOn={view.withUnstarted} onChange={view.setWithUnstarted} />
        </div>
      </div>
      <div className="grid gap-3">
        {ordinary.map((assignment, index) => {
          const year = yearOf(assignment);
          const isFirst = ordinary.findIndex((other) => yearOf(other) === year) === index;
          return (
            <AssignmentSection
              key={assignment.id}
              {...{ assignment, isMine, view }}
              anchor={isFirst ? yearId(year) : undefined}
            />
          );
        })}
        {quizzes.length > 0 && (
          <h2 id="retrieval-quizzes" className="mt-6 text-title">
            Retrieval quizzes
          </h2>
        )}
        {quizzes.map((assignment) => (
          <AssignmentSection key={assignment.id} {...{ assignment, isMine, view }} />
        ))}
      </div>
    </>
  );
}

function yearId(year: number | undefined): string {
  return year === undefined ? 'other-years' : `year-${year}`;
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
