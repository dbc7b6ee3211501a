import { type ClassStats, readAssignmentStats, type TeacherAssignment } from '@markwell/server/contract';
import { useId } from 'react';
import { Link } from 'wouter';
import { Answered } from '../../components/answered.tsx';
import { ChevronIcon } from '../../components/icons.tsx';
import { Select } from '../../components/select.tsx';
import { keepFor, useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { reportAddress } from './addresses.ts';
import { ClassRow } from './class-row.tsx';
import type { View } from './use-view.ts';
import { yearOf } from './year-order.ts';

interface AssignmentSectionProps {
  readonly assignment: TeacherAssignment;
  /** The id that the list of years leads to. */
  readonly anchor?: string | undefined;
  readonly isMine: (one: ClassStats) => boolean;
  readonly view: View;
}

/** The vocational card, the same in both numberings. */
const childcareNumber = 6;

/** One assignment: a row for each class, by one call (spec part 2, section 7). */
export function AssignmentSection({ assignment, anchor, isMine, view }: AssignmentSectionProps) {
  const { id: number, title, weekDate, earlierHomework } = assignment;
  const year = assignment.isRetrieval ? undefined : yearOf(assignment);
  const titleId = useId();
  const homework = view.homeworkOf(number);
  const input = {
    homework: homework === undefined ? undefined : String(homework),
    all: view.withUnstarted ? '1' : undefined,
  };
  const isShown = view.isShown(number);
  const panelId = useId();
  const stats = useStaffQuery('teacher', readAssignmentStats, input, { params: { number }, keepFor, enabled: isShown });
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      data-cover={year ?? (number === childcareNumber ? 'vocational' : undefined)}
      className="sheet overflow-hidden border-l-8 border-l-cover"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1 pr-4 sm:pr-6">
        <h2 className="min-w-0 grow text-lead">
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={panelId}
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-3 text-left focus-visible:-outline-offset-3 sm:px-4"
            onClick={() => view.toggleShown(number)}
          >
            <ChevronIcon className={isShown ? 'size-5 flex-none text-pen' : 'size-5 flex-none -rotate-90 text-pen'} />
            <span className="min-w-0">
              <span id={titleId}>{title}</span>
              {weekDate !== null && <span className="block text-small font-normal text-soft">{weekDate}</span>}
            </span>
          </button>
        </h2>
        <Link
          href={reportAddress({ number, homework })}
          className="no-print inline-flex min-h-11 items-center pl-3 text-small font-semibold"
        >
          All classes together
        </Link>
      </header>
      <div id={panelId} hidden={!isShown} className="border-t border-rule">
        {isShown && (
          <>
            {earlierHomework.length > 0 && (
              <div className="no-print border-b border-rule px-5 py-4 sm:px-6">
                <Select
                  label="Homework"
                  placeholder="The one that is set now"
                  value={homework === undefined ? '' : String(homework)}
                  options={earlierHomework.map(({ id, title: earlier }) => ({
                    value: String(id),
                    label: `Earlier: ${earlier}`,
                  }))}
                  onPick={(value) => view.chooseHomework(number, value === '' ? undefined : Number(value))}
                />
              </div>
            )}
            <Answered
              query={stats}
              loading="Loading classes…"
              what="The results of this assignment"
              noticeClass="m-4 sm:m-6"
            >
              {(classes) => (
                <ClassRows
                  classes={view.onlyMine ? classes.filter(isMine) : classes}
                  isFiltered={view.onlyMine && classes.length > 0}
                  number={number}
                  homework={homework}
                  view={view}
                />
              )}
            </Answered>
          </>
        )}
      </div>
    </section>
  );
}

interface ClassRowsProps {
  readonly classes: readonly ClassStats[];
  readonly isFiltered: boolean;
  readonly number: number;
  readonly homework: number | undefined;
  readonly view: View;
}

function ClassRows({ classes, isFiltered, number, homework, view }: ClassRowsProps) {
  if (classes.length === 0)
    return (
      <p className="px-5 py-6 text-soft sm:px-6">
        {isFiltered
          ? 'None of your classes has submitted work for this assignment yet.'
          : 'No classes have submitted work for this assignment yet.'}
      </p>
    );
  return (
    <ul>
      {classes.map((stats) => (
        <ClassRow
          key={stats.studentClass}
          stats={stats}
          report={reportAddress({ number, studentClass: stats.studentClass, homework })}
          isOpen={view.isOpen(number, stats.studentClass)}
          onToggle={() => view.toggle(number, stats.studentClass)}
        />
      ))}
    </ul>
  );
}
