import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { inPageLanguage, t } from '../../lib/texts.ts';
import { type Point, pointText } from './points.ts';
import { acrossPercent, downPercent, moved, nearestPoint, type Place, pointAt, xAxis, yAxis } from './scale.ts';

interface PlotProps {
  readonly plotted: readonly Point[];
  /** Where the crosshair is. */
  readonly cross: Point | undefined;
  readonly disabled?: boolean | undefined;
  /** The crosshair was moved there. */
  readonly look: (point: Point) => void;
  readonly plot: (point: Point) => void;
  readonly rubOut: (point: Point) => void;
  readonly move: (from: Point, to: Point) => void;
  readonly toggle: (point: Point) => void;
}

const arrows: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How many steps an arrow goes while Shift is held: as far as the next number of the axis. */
const leap = 10;

/** A press that has not ended: on a point that was there, or on bare paper. */
interface Press {
  readonly from: Point | undefined;
  readonly start: Point;
}

/**
 * The graph paper. Pressing it plots a point; a plotted one is dragged, or pressed to choose it and once more to rub it out. By keyboard,
 * arrows move a crosshair, Enter plots there and Delete rubs out. Plotted points are crosses, as examiners want them.
 */
export function Plot({ plotted, cross, disabled, look, plot, rubOut, move, toggle }: PlotProps) {
  const id = useId();
  const [press, setPress] = useState<Press>();
  const at = cross ?? { x: 0, y: 0 };

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    const place = placeOf(event);
    const from = nearestPoint(plotted, place);
    const start = pointAt(place);
    event.currentTarget.setPointerCapture(event.pointerId);
    setPress({ from, start });
    // A point that is pressed stays the chosen one until the press has ended.
    if (from === undefined) look(start);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const to = pointAt(placeOf(event));
    if (press !== undefined && (to.x !== at.x || to.y !== at.y) && hasMoved(press, to)) look(to);
  };
  const up = (event: PointerEvent<HTMLDivElement>) => {
    if (press === undefined) return;
    const { from } = press;
    const to = pointAt(placeOf(event));
    setPress(undefined);
    if (from === undefined) plot(to);
    else if (hasMoved(press, to)) move(from, to);
    else if (from.x === at.x && from.y === at.y) rubOut(from);
    else look(from);
  };

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const arrow = arrows[event.key];
    const by = event.shiftKey ? leap : 1;
    if (disabled) return;
    if (arrow !== undefined) look(moved(at, arrow[0] * by, arrow[1] * by));
    else if (event.key === 'Home') look({ x: 0, y: 0 });
    else if (event.key === 'Enter' || event.key === ' ') toggle(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') rubOut(at);
    else return;
    event.preventDefault();
  };

  return (
    <div className="graph-paper">
      <p className="graph-y-label">{yAxis.label}</p>
      <div className="graph-y-ticks" aria-hidden="true">
        {yAxis.ticks.map((tick) => (
          <span key={tick} style={{ top: `${downPercent(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <div
        // A screen reader leaves the arrows to it.
        role="application"
        aria-label={t('graph.paper')}
        aria-describedby={id}
        aria-disabled={disabled}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys work it
        tabIndex={0}
        className="graph-plot"
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={() => setPress(undefined)}
        onKeyDown={key}
      >
        <Grid />
        {cross !== undefined && (
          <div className="graph-cross" aria-hidden="true">
            <span style={{ left: `${acrossPercent(cross.x)}%` }} />
            <span style={{ top: `${downPercent(cross.y)}%` }} />
          </div>
        )}
        {plotted.map((point) => (
          <span
            key={pointText(point)}
            className="graph-point"
            style={{ left: `${acrossPercent(point.x)}%`, top: `${downPercent(point.y)}%` }}
          />
        ))}
      </div>
      <div className="graph-x-ticks" aria-hidden="true">
        {xAxis.ticks.map((tick) => (
          <span key={tick} style={{ left: `${acrossPercent(tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <p className="graph-x-label">{xAxis.label}</p>
      <p id={id} className="graph-help" {...inPageLanguage()}>
        {`${t('graph.help')} ${plotted.length === 0 ? '' : t('graph.list', { points: plotted.map(pointText).join(', ') })}`}
      </p>
    </div>
  );
}

function placeOf({ currentTarget: paper, clientX, clientY }: PointerEvent<HTMLDivElement>): Place {
  const { left, top } = paper.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = paper;
  return { left: clientX - left - clientLeft, top: clientY - top - clientTop, width, height };
}

/** Whether the press goes on somewhere else than where it began: a finger trembles by a step. */
function hasMoved({ start }: Press, { x, y }: Point): boolean {
  return Math.abs(x - start.x) > xAxis.step || Math.abs(y - start.y) > yAxis.step;
}

/** Graph paper: a faint line every 100 cm³ and 2 seconds, a stronger one at each number of the axes. */
function Grid() {
  return (
    <svg viewBox={`0 0 ${xAxis.end} ${yAxis.end}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={gridPath(100, 2)} vectorEffect="non-scaling-stroke" className="graph-minor" />
      <path d={gridPath(500, 10)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function gridPath(across: number, up: number): string {
  const columns = Array.from({ length: xAxis.end / across }, (_, index) => `M${(index + 1) * across} 0V${yAxis.end}`);
  const rows = Array.from({ length: yAxis.end / up }, (_, index) => `M0 ${yAxis.end - (index + 1) * up}H${xAxis.end}`);
  return [...columns, ...rows].join('');
}
