import type { ClassReport } from '@markwell/server/contract';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { ColumnChart } from '../../../components/plots/charts.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';

/** How the scores of the best attempts are spread, and the grades they give. */
export default function ScorePlots({ report: { distribution, grades, completed } }: { readonly report: ClassReport }) {
  const bands = distribution.map(({ from, to, count }) => ({ range: `${from} to ${to}%`, from, count }));
  const fullest = bands.reduce((best, band) => (band.count > best.count ? band : best));
  const shares = grades.map(({ grade, count }) => ({ grade, count, percent: Math.round((count / completed) * 100) }));
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PlotFrame
        title="Students by score"
        summary={`The largest group has ${fullest.range}: ${fullest.count} of ${completed}. Best attempts.`}
        columns={['Score', 'Students']}
        rows={bands.map(({ range, count }) => [range, String(count)])}
      >
        <ColumnChart
          columns={bands.map(({ from, count }) => ({ label: from === 90 ? '90+' : String(from), value: count }))}
          across="Score in %, from"
          up="Students"
        />
      </PlotFrame>
      <PlotFrame
        title="Students by grade"
        summary={`All ${completed} who have done it, by the best attempt.`}
        columns={['Grade', 'Students', 'Share']}
        rows={shares.map(({ grade, count, percent }) => [grade, String(count), `${percent}%`])}
      >
        <BarList
          bars={shares.map(({ grade, count, percent }) => ({
            label: grade,
            value: count,
            text: `${count} (${percent}%)`,
          }))}
          outOf={completed}
        />
      </PlotFrame>
    </div>
  );
}
