import type { AnalyticsWeek } from '@markwell/server/contract';
import { numberText } from '../../../components/count-text.ts';
import { ColumnChart, LineChart, StackedColumns } from '../../../components/plots/charts.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { shortDate } from '../../../lib/school-time.ts';
import { percentText } from './words.ts';

interface WeeksProps {
  readonly weeks: readonly AnalyticsWeek[];
}

const across = 'Week beginning';

/** How many handed in a homework for the first time, week by week. */
export function CompletionByWeek({ weeks }: WeeksProps) {
  const most = weeks.reduce<AnalyticsWeek | undefined>(
    (found, week) => (found === undefined || week.completed > found.completed ? week : found),
    undefined,
  );
  return (
    <PlotFrame
      title="Completion over time"
      summary={
        most === undefined
          ? 'Nothing was handed in.'
          : `Homework handed in for the first time; most, ${numberText(most.completed)}, in the week of ${shortDate(most.weekStart)}.`
      }
      columns={[across, 'Handed in', 'Attempts']}
      rows={weeks.map((week) => [shortDate(week.weekStart), numberText(week.completed), numberText(week.attempts)])}
    >
      <ColumnChart
        columns={weeks.map((week) => ({ label: shortDate(week.weekStart), value: week.completed }))}
        across={across}
        up="Homework handed in"
      />
    </PlotFrame>
  );
}

/** The mean of best and of first attempts, week by week. */
export function ScoresByWeek({ weeks }: WeeksProps) {
  return (
    <PlotFrame
      title="Average score over time"
      summary="What a homework first got, and what it reached after retries, by the week in which it was first handed in."
      columns={[across, 'Best attempts', 'First attempts']}
      rows={weeks.map((week) => [
        shortDate(week.weekStart),
        percentText(week.averagePercentage),
        percentText(week.firstPercentage),
      ])}
    >
      <LineChart
        labels={weeks.map((week) => shortDate(week.weekStart))}
        lines={[
          { name: 'Best attempts', values: weeks.map((week) => week.averagePercentage) },
          { name: 'First attempts', values: weeks.map((week) => week.firstPercentage) },
        ]}
        ticks={[0, 25, 50, 75, 100]}
        unit="%"
        across={across}
        up="Average score"
      />
    </PlotFrame>
  );
}

const bandNames = ['Below 40%', '40 to 59%', '60 to 79%', '80% or more'] as const;

/** How scores are shared, week by week. */
export function BandsByWeek({ weeks }: WeeksProps) {
  return (
    <PlotFrame
      title="Scores over time"
      summary="Best attempts in four bands, by the week in which the homework was first handed in."
      columns={[across, ...bandNames]}
      rows={weeks.map((week) => [shortDate(week.weekStart), ...week.bands.map(({ count }) => numberText(count))])}
    >
      <StackedColumns
        layers={bandNames}
        columns={weeks.map((week) => ({
          label: shortDate(week.weekStart),
          counts: week.bands.map(({ count }) => count),
        }))}
        across={across}
      />
    </PlotFrame>
  );
}
