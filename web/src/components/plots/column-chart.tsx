import { axisTicks, labelStride } from './axis-ticks.ts';
import { letterWidth, PlotAxes, plotText } from './plot-axes.tsx';

export interface Column {
  /** Under the column; left out where there is no room for all. */
  readonly label: string;
  /** A count, 0 or more. */
  readonly value: number;
}

interface ColumnChartProps {
  readonly columns: readonly Column[];
  /** What the columns are, under their axis. */
  readonly across: string;
  /** What is counted, above its axis. */
  readonly up: string;
}

/** Counts as columns side by side, each with its number above it. Draws no table: see `PlotFrame`. */
export function ColumnChart({ columns, across, up }: ColumnChartProps) {
  const ticks = axisTicks(Math.max(0, ...columns.map(({ value }) => value)));
  const numbers = columns.map(({ value }) => String(value));
  return (
    <PlotAxes labels={columns.map(({ label }) => label)} ticks={ticks} across={across} up={up}>
      {({ x, y, room }) => {
        const numbersFit = labelStride(numbers, room, letterWidth) === 1;
        const thickness = Math.min(room * 0.72, 56);
        return columns.map(({ label, value }, index) => (
          <g key={label}>
            <rect
              x={x(index) - thickness / 2}
              y={y(value)}
              width={thickness}
              height={y(0) - y(value)}
              className="plot-bar"
            />
            {numbersFit && value > 0 && (
              <text x={x(index)} y={y(value) - 5} textAnchor="middle" className={`${plotText} font-semibold`}>
                {value}
              </text>
            )}
          </g>
        ));
      }}
    </PlotAxes>
  );
}
