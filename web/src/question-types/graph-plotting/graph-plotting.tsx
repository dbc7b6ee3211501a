import './graph-plotting.css';
import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { describedByFeedback, type QuestionTypeProps } from '../question-type.ts';
import { MovePoint } from './move-point.tsx';
import { Plot } from './plot.tsx';
import { isSame, type Point, points, pointText, readPoints, withoutPoint, withPoint } from './points.ts';
import { moved } from './scale.ts';

const words = ({ x, y }: Point) => t('graph.point', { x: `${x}`, y });

/**
 * The interactive graph (spec part 1, section 2): graph paper on which points are plotted anywhere, a button for each of six, a counter, and
 * a way to start again.
 */
export default function GraphPlotting(props: QuestionTypeProps) {
  const { question, answer, onAnswer, disabled } = props;
  const legendId = useId();
  const value = answer?.value ?? '';
  const plotted = readPoints(value);
  /** Where the crosshair is, once somebody has been at the paper. */
  const [cross, setCross] = useState<Point>();
  const [news, setNews] = useState('');
  const isPlotted = (point: Point) => plotted.some((one) => isSame(one, point));
  const give = (next: string) => onAnswer({ questionId: question.id, value: next });

  const look = (point: Point) => {
    setCross(point);
    setNews(isPlotted(point) ? t('graph.is-plotted', { point: words(point) }) : `${words(point)}.`);
  };
  const plot = (point: Point) => {
    setCross(point);
    if (isPlotted(point)) return;
    if (plotted.length === points.length) setNews(t('graph.all-six'));
    else {
      give(withPoint(value, point));
      setNews(t('graph.plotted-at', { point: words(point) }));
    }
  };
  const rubOut = (point: Point) => {
    if (!isPlotted(point)) return;
    give(withoutPoint(value, point));
    setNews(t('graph.taken-at', { point: words(point) }));
  };
  const move = (from: Point, to: Point) => {
    setCross(isPlotted(to) ? from : to);
    if (isPlotted(to)) return;
    give(withPoint(withoutPoint(value, from), to));
    setNews(t('graph.moved-to', { point: words(to) }));
  };
  const toggle = (point: Point) => (isPlotted(point) ? rubOut(point) : plot(point));
  const chosen = cross !== undefined && isPlotted(cross) ? cross : undefined;

  return (
    <fieldset
      aria-labelledby={legendId}
      aria-describedby={describedByFeedback(props)}
      disabled={disabled}
      className="grid min-w-0 gap-3"
    >
      <legend id={legendId} dir="auto" className="mb-3 text-lead font-semibold leading-snug whitespace-pre-line">
        {question.question}
      </legend>
      <Plot {...{ plotted, cross, disabled, look, plot, rubOut, move, toggle }} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="min-h-[1lh] grow basis-48 text-small" {...inPageLanguage()}>
          {news}
        </p>
        <MovePoint
          onMove={chosen && ((across, up) => move(chosen, moved(chosen, across, up)))}
          onRubOut={chosen && (() => rubOut(chosen))}
        />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {points.map((point) => (
          <button
            key={pointText(point)}
            type="button"
            aria-pressed={isPlotted(point)}
            className="button button-secondary graph-button"
            onClick={() => toggle(point)}
          >
            {pointText(point)}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold" {...inPageLanguage()}>
          {t('graph.count', { count: plotted.length, all: points.length })}
        </p>
        <Button look="secondary" onClick={() => give('')}>
          {t('graph.clear')}
        </Button>
      </div>
    </fieldset>
  );
}
