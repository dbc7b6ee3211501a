import type { Analytics } from '@markwell/server/contract';
import { countText, numberText } from '../../../components/count-text.ts';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { AnalyticsView } from '../figures/analytics-view.tsx';
import { FigureTiles, overviewFigures } from '../figures/figure-tiles.tsx';
import { HardestQuestions } from '../figures/hardest-questions.tsx';
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

type DoubtfulMarksProps = Pick<Analytics, 'doubtful'> & Pick<Analytics['quickStats'], 'differingAttempts'>;

/** How sure the marking is, and of which questions least. */
function DoubtfulMarks({ doubtful, differingAttempts }: DoubtfulMarksProps) {
  const share = doubtful.answers === 0 ? 0 : (100 * doubtful.doubtful) / doubtful.answers;
  return (
    <PlotFrame
      title="Marks worth a look"
      summary={`${numberText(doubtful.doubtful)} of ${countText(doubtful.answers, 'answer')} of first attempts (${share.toFixed(1)}%) hang on a misspelling that was let pass, or on how a sentence was read.`}
      columns={['Question', 'Homework', 'Worth a look', 'Answers']}
      rows={doubtful.questions.map((question) => [
        `${question.label ?? question.questionId}: ${question.question}`,
        question.homeworkTitle,
        numberText(question.doubtful),
        numberText(question.answered),
      ])}
    >
      <BarList
        outOf={1}
        bars={doubtful.questions.map((question) => ({
          label: `${question.question} (${question.homeworkTitle})`,
          value: question.answered === 0 ? 0 : question.doubtful / question.answered,
          text: `${numberText(question.doubtful)} of ${numberText(question.answered)}`,
        }))}
      />
      <p className="text-small text-soft">
        {differingAttempts === 0
          ? 'No attempt had other marks on the student’s screen than on the server.'
          : `${countText(differingAttempts, 'attempt')} showed the student other marks than the server gave.`}
      </p>
    </PlotFrame>
  );
}
