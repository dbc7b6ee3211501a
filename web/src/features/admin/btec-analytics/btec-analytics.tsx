import type { Analytics } from '@markwell/server/contract';
import { countText, numberText } from '../../../components/count-text.ts';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { AnalyticsView } from '../figures/analytics-view.tsx';
import { FigureTiles, overviewFigures, quickFigures } from '../figures/figure-tiles.tsx';
import { HardestQuestions } from '../figures/hardest-questions.tsx';
import { HomeworkProgressList } from '../figures/homework-progress.tsx';
import { HoursPlot } from '../figures/times-plots.tsx';
import { CompletionByWeek, ScoresByWeek } from '../figures/weeks-plots.tsx';

/** How the vocational department is doing: the childcare assessment, and whatever its card showed. */
export default function BtecAnalytics() {
  return (
    <AnalyticsView
      title="BTEC Analytics"
      department="btec"
      empty="No childcare assessment has been handed in during this time. Figures show here as soon as one is."
    >
      {(analytics) => (
        <>
          <FigureTiles figures={[...overviewFigures(analytics), ...quickFigures(analytics)]} />
          <HomeworkProgressList homework={analytics.homework} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <CompletionByWeek weeks={analytics.weeks} />
            <ScoresByWeek weeks={analytics.weeks} />
            <GradesPlot grades={analytics.grades} />
            <HoursPlot byHour={analytics.byHour} />
          </div>
          <HardestQuestions questions={analytics.hardestQuestions} />
        </>
      )}
    </AnalyticsView>
  );
}

/** How many have each grade. */
function GradesPlot({ grades }: Pick<Analytics, 'grades'>) {
  const total = grades.reduce((sum, { count }) => sum + count, 0);
  const share = (count: number) => `${total === 0 ? 0 : Math.round((100 * count) / total)}%`;
  return (
    <PlotFrame
      title="Grades"
      summary="Of the best attempt at each homework."
      columns={['Grade', 'Homework handed in', 'Share']}
      rows={grades.map(({ grade, count }) => [grade, numberText(count), share(count)])}
    >
      <BarList
        outOf={total}
        bars={grades.map(({ grade, count }) => ({
          label: grade,
          value: count,
          text: `${countText(count, 'time')} · ${share(count)}`,
        }))}
      />
    </PlotFrame>
  );
}
