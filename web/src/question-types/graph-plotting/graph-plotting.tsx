import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';
import { Plot } from './plot.tsx';
import { type Point, points, pointText, readPoints, togglePoint } from './points.ts';

/** The interactive graph (spec part 1, section 2): six buttons, graph paper, a counter, and a way to start again. */
export default function GraphPlotting(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const legendId = useId();
  const value = answer?.value ?? '';
  const plotted = readPoints(value);
  const give = (next: string) => onAnswer({ questionId: question.id, value: next });
  const toggle = (point: Point) => give(togglePoint(value, point));
  return (
    <fieldset
      aria-labelledby={legendId}
      aria-describedby={describedByFeedback(props)}
      disabled={disabled}
      className="grid min-w-0 gap-5"
    >
      <legend id={legendId} className="mb-4 text-lead font-semibold leading-snug whitespace-pre-line">
        {question.question}
      </legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
        {points.map((point) => (
          <button
            key={pointText(point)}
            type="button"
            aria-pressed={plotted.includes(point)}
            className="button button-secondary"
            onClick={() => toggle(point)}
          >
            {pointText(point)}
          </button>
        ))}
      </div>
      <Plot plotted={plotted} onToggle={toggle} disabled={disabled} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {plotted.length}/{points.length} points plotted
        </p>
        <Button look="secondary" onClick={() => give('')}>
          Clear All Points
        </Button>
      </div>
    </fieldset>
  );
}
