import type { HomeworkProgress } from '@markwell/server/contract';
import { countText, numberText } from '../../../components/count-text.ts';
import { BarList } from '../../../components/plots/bar-list.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { percentText } from './words.ts';

interface HomeworkProgressProps {
  readonly homework: readonly HomeworkProgress[];
}

/** How many have handed each homework in, as bars below each other. */
export function HomeworkProgressList({ homework }: HomeworkProgressProps) {
  return (
    <div className="mt-4">
      <PlotFrame
        title="Handed in, by homework"
        summary="Students who have handed in, of the classes that were given it."
        columns={['Homework', 'Handed in', 'Students', 'Share', 'Average', 'First attempts']}
        rows={homework.map((one) => [
          one.title,
          numberText(one.completed),
          numberText(one.total),
          `${one.completionRate}%`,
          percentText(one.averagePercentage),
          percentText(one.firstPercentage),
        ])}
      >
        <BarList
          outOf={100}
          bars={homework.map(({ homeworkId, title, completed, total, completionRate, averagePercentage }) => ({
            label: isSharedTitle(homework, title) ? `${title} (${homeworkId})` : title,
            value: completionRate,
            text: `${completionRate}% · ${numberText(completed)} of ${countText(total, 'student')} · average ${percentText(averagePercentage)}`,
          }))}
        />
      </PlotFrame>
    </div>
  );
}

/** Two uploads may have the same title. */
function isSharedTitle(homework: readonly HomeworkProgress[], title: string): boolean {
  return homework.filter((one) => one.title === title).length > 1;
}
