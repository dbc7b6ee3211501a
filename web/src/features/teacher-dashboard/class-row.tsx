import type { ClassStats } from '@markwell/server/contract';
import { useId } from 'react';
import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { countText } from '../../components/count-text.ts';
import { ChevronIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ShareBar } from '../../components/plots/bar-list.tsx';
import { rosterAddress } from './addresses.ts';
import { CompletedStudents } from './completed-students.tsx';

interface ClassRowProps {
  readonly stats: ClassStats;
  /** Where the class's report is. */
  readonly report: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One class: how many have completed the homework, and opened the students who have. */
export function ClassRow({ stats, report, isOpen, onToggle }: ClassRowProps) {
  const panelId = useId();
  const { studentClass, completionRate, unlistedStudents, dates, averagePercentage } = stats;
  return (
    <li className="border-b border-rule last:border-b-0">
      <h3 className="font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left hover:bg-pen-wash focus-visible:-outline-offset-3 sm:gap-4 sm:px-6"
          onClick={onToggle}
        >
          <ChevronIcon className={isOpen ? 'size-5 text-pen' : 'size-5 -rotate-90 text-pen'} />
          <span className="min-w-0 grow leading-snug">
            <span className="font-semibold">{studentClass}</span>{' '}
            <span className="block text-small text-soft sm:ml-2 sm:inline">
              {stats.teacher ?? 'on no class list now'}
              {dates !== undefined && dates.late > 0 && <span className="text-caution"> · {dates.late} late</span>}
            </span>
            {unlistedStudents.length > 0 && (
              <span className="block text-small text-caution">
                {countText(unlistedStudents.length, 'name')} not on the class list
              </span>
            )}
          </span>
          <span className="hidden w-40 flex-none lg:block">
            <ShareBar share={completionRate / 100} />
          </span>
          <span className="flex-none text-right tabular-nums sm:w-36">
            {stats.completedStudents}/{stats.totalStudents} <span className="sr-only sm:not-sr-only">completed</span>
          </span>
          <span className="hidden w-24 flex-none text-right text-soft tabular-nums md:block">
            {averagePercentage !== null && `average ${Math.round(averagePercentage)}%`}
          </span>
          <CompletionBadge rate={completionRate} />
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen} className="bg-paper px-4 py-4 sm:px-6">
        {isOpen && (
          <>
            <CompletedStudents students={stats.completedStudentsList} studentClass={studentClass} />
            {unlistedStudents.length > 0 && (
              <>
                <h4 className="mt-6 mb-1 font-semibold">Not on the class list</h4>
                <CompletedStudents
                  students={unlistedStudents}
                  studentClass={studentClass}
                  caption={`Names that are not on the class list of ${studentClass}, with the best attempt of each`}
                />
              </>
            )}
            <div className="no-print mt-4">
              <LinkButton href={report} look="secondary">
                Report of {studentClass}
              </LinkButton>
              <LinkButton href={rosterAddress(studentClass)} look="quiet">
                Class list
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </li>
  );
}

/** How a completion rate looks: from 80 the default style, from 60 the secondary one, below it destructive (spec part 2, section 9). */
export function completionTone(rate: number): BadgeTone {
  if (rate >= 80) return 'tick';
  return rate >= 60 ? 'plain' : 'cross';
}

/** The share of a class that has completed a homework, 0 to 100. */
function CompletionBadge({ rate }: { readonly rate: number }) {
  return (
    <Badge tone={completionTone(rate)} className="min-w-14 justify-center tabular-nums">
      {rate}%
    </Badge>
  );
}
