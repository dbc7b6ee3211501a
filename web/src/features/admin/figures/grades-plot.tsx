import type { Analytics } from '@markwell/server/contract';
import { countText, numberText } from '../../../components/count-text.ts';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';

/** How many have each grade. */
export function GradesPlot({ grades }: Pick<Analytics, 'grades'>) {
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
