import { AnalyticsView } from '../figures/analytics-view.tsx';
import { DoubtfulMarks } from '../figures/doubtful-marks.tsx';
import { FigureTiles } from '../figures/figure-tiles.tsx';
import { HardestQuestions } from '../figures/hardest-questions.tsx';
import { overviewFigures } from '../figures/overview-figures.ts';
import { HoursPlot, WeekdaysPlot, WeekPlot } from '../figures/times-plots.tsx';
import { BandsByWeek, CompletionByWeek, ScoresByWeek } from '../figures/weeks-plots.tsx';

/** The whole school together: over time, by hour and weekday, and what to look at next. */
export default function AdvancedAnalytics() {
  return (
    <AnalyticsView
      title="Advanced Analytics"
      empty="Nothing has been handed in during this time. Figures show here as soon as something is."
    >
      {(analytics) => (
        <>
          <FigureTiles figures={overviewFigures(analytics)} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <CompletionByWeek weeks={analytics.weeks} />
            <ScoresByWeek weeks={analytics.weeks} />
            <BandsByWeek weeks={analytics.weeks} />
            <WeekdaysPlot byWeekday={analytics.byWeekday} />
          </div>
          <HoursPlot byHour={analytics.byHour} />
          <WeekPlot byWeekdayAndHour={analytics.byWeekdayAndHour} byHour={analytics.byHour} />
          <HardestQuestions questions={analytics.hardestQuestions} />
          <DoubtfulMarks doubtful={analytics.doubtful} differingAttempts={analytics.quickStats.differingAttempts} />
        </>
      )}
    </AnalyticsView>
  );
}
