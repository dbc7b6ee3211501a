import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { type Point, points, pointText } from './points.ts';
import { acrossPercent, downPercent, nearestPoint, xAxis, yAxis } from './scale.ts';

interface PlotProps {
  readonly plotted: readonly Point[];
  readonly onToggle: (point: Point) => void;
  readonly disabled?: boolean | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * The graph paper. Pressing near a point plots it or rubs it out; by keyboard the paper is one list: arrows move between
 * the points, Space or Enter toggles the one that is ringed. Plotted points are crosses, as examiners want them.
 */
export function Plot({ plotted, onToggle, disabled }: PlotProps) {
  const id = useId();
  const [active, setActive] = useState(0);

  const press = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const place = { left: event.clientX - left, top: event.clientY - top };
    const point = nearestPoint(points, place, { width, height });
    if (point === undefined || disabled) return;
    setActive(points.indexOf(point));
    onToggle(point);
  };

  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const point = points[active];
    if (step !== undefined) setActive(Math.min(Math.max(active + step, 0), points.length - 1));
    else if (event.key === 'Home') setActive(0);
    else if (event.key === 'End') setActive(points.length - 1);
    else if ((event.key === ' ' || event.key === 'Enter') && point !== undefined && !disabled) onToggle(point);
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
        role="listbox"
        aria-label="Graph: press a point to plot it or to rub it out"
        aria-multiselectable="true"
        aria-disabled={disabled}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        className="graph-plot"
        onClick={press}
        onKeyDown={key}
      >
        <Grid />
        {points.map((point, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the list, which names the active option
          <div
            key={pointText(point)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={plotted.includes(point)}
            aria-label={`${point.x} cm³, ${point.y} seconds`}
            data-active={index === active || undefined}
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
    </div>
  );
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
