import { type Analytics, readAnalytics } from '@markwell/server/contract';
import { DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { Figure } from './figure.tsx';
import { hourText, percentText, weekdayNames } from './figure-texts.ts';

/** How science is doing this term: an overview, quick stats, and each homework's completion. */
export function Overview() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const analytics = useStaffQuery('admin', readAnalytics, { department: 'science', timeZone });
  return (
    <QueryView query={analytics} what="the overview">
      {(answer) => (answer.overview.attempts === 0 ? <NothingYet /> : <Figures analytics={answer} />)}
    </QueryView>
  );
}

function NothingYet() {
  return (
    <EmptyState
      message="No homework has been handed in yet. Figures appear here with the first attempt."
      actions={
        <LinkButton href="/science-department" look="secondary">
          See what students see
        </LinkButton>
      }
    />
  );
}

function Figures({ analytics: { overview, quickStats, homework } }: { readonly analytics: Analytics }) {
  const { busiestHour, busiestWeekday, attemptsEach, medianMinutes } = quickStats;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="overview">
        <h2 id="overview" className="mb-4 text-title">
          Overview of the last 13 weeks
        </h2>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Figure term="Students" value={overview.students} note={`in ${overview.classes} classes`} />
          <Figure
            term="Completion"
            value={`${overview.completionRate}%`}
            note={`${overview.completed} of ${overview.total} homework handed in`}
          />
          <Figure
            term="Average score"
            value={percentText(overview.averagePercentage)}
            note={`best attempts; first ${percentText(overview.firstPercentage)}`}
          />
          <Figure term="Attempts" value={overview.attempts} note={`at ${overview.homework} homework`} />
        </dl>
      </section>
      <section aria-labelledby="quick-stats">
        <h2 id="quick-stats" className="mb-4 text-title">
          Quick stats
        </h2>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Figure
            term="Attempts this week"
            value={quickStats.attemptsThisWeek}
            note={`${quickStats.attemptsLastWeek} last week`}
          />
          <Figure term="Attempts each" value={attemptsEach ?? '–'} note="for each homework handed in" />
          <Figure
            term="Time spent"
            value={medianMinutes === null ? '–' : `${medianMinutes} min`}
            note="half of the attempts took less"
          />
          <Figure
            term="Busiest time"
            value={busiestHour === null ? '–' : hourText(busiestHour)}
            note={busiestWeekday === null ? 'no attempts yet' : `and on ${weekdayNames[busiestWeekday - 1] ?? ''}s`}
          />
        </dl>
      </section>
      <section aria-labelledby="by-homework" className="sheet p-5 sm:p-6">
        <h2 id="by-homework" className="mb-3 text-title">
          Homework
        </h2>
        <DataTable
          caption="Handed in during the last 13 weeks"
          columns={['Homework', 'Handed in', 'Completion', 'Average (best)', 'Average (first)']}
          rows={homework.map(({ title, completed, total, completionRate, averagePercentage, firstPercentage }) => [
            title,
            `${completed} of ${total}`,
            `${completionRate}%`,
            percentText(averagePercentage),
            percentText(firstPercentage),
          ])}
        />
      </section>
    </div>
  );
}
