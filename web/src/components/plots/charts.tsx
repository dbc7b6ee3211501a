import { useId } from 'react';
import { axisTicks, labelStride } from './axis-ticks.ts';
import { letterWidth, PlotAxes, PlotKey, type PlotPlaces, plotText } from './plot-axes.tsx';

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

interface Line {
  readonly name: string;
  /** One value for each label; null breaks the line. */
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  readonly labels: readonly string[];
  /** At most two: the first drawn through, with round points, the second dashed, with square ones. */
  readonly lines: readonly Line[];
  readonly ticks: readonly number[];
  readonly unit?: string;
  readonly across: string;
  readonly up: string;
}

const dashes = [undefined, '6 5'] as const;

/** Values over time as lines, told apart without colour. Draws no table: see `PlotFrame`. */
export function LineChart({ labels, lines, ticks, unit = '', across, up }: LineChartProps) {
  return (
    <div>
      <PlotKey
        entries={lines.map(({ name }, index) => ({
          name,
          sample: (
            <>
              <path d="M0 8h32" className="plot-line" strokeDasharray={dashes[index]} />
              <Point x={16} y={8} index={index} />
            </>
          ),
        }))}
      />
      <PlotAxes labels={labels} ticks={ticks} unit={unit} across={across} up={up}>
        {(places) =>
          lines.map(({ name, values }, index) => (
            <g key={name}>
              <path d={linePath(values, places)} className="plot-line" strokeDasharray={dashes[index]} />
              {values.map(
                (value, place) =>
                  value !== null && <Point key={labels[place]} x={places.x(place)} y={places.y(value)} index={index} />,
              )}
            </g>
          ))
        }
      </PlotAxes>
    </div>
  );
}

function Point({ x, y, index }: { readonly x: number; readonly y: number; readonly index: number }) {
  if (index === 0) return <circle cx={x} cy={y} r="4.5" className="plot-bar" />;
  return <rect x={x - 4} y={y - 4} width="8" height="8" className="plot-point" />;
}

/** Through the values that are there; what has none on both sides is a point alone. */
function linePath(values: readonly (number | null)[], { x, y }: PlotPlaces): string {
  let isDrawing = false;
  const steps = values.map((value, index) => {
    const step = value === null ? '' : `${isDrawing ? 'L' : 'M'}${x(index)} ${y(value)}`;
    isDrawing = value !== null;
    return step;
  });
  return steps.join('');
}

interface StackedColumnsProps {
  /** From the bottom up, at most four. */
  readonly layers: readonly string[];
  readonly columns: readonly { readonly label: string; readonly counts: readonly number[] }[];
  readonly across: string;
}

const percentTicks = [0, 25, 50, 75, 100];

/** The shares of a whole, a column each. The layers differ by their hatching. */
export function StackedColumns({ layers, columns, across }: StackedColumnsProps) {
  const id = useId();
  const fill = (layer: number) => `url(#${id}-${layer})`;
  return (
    <div>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <defs>
          <Hatchings id={id} />
        </defs>
      </svg>
      <PlotKey
        entries={layers.map((name, layer) => ({
          name,
          sample: <rect x="1" y="1" width="30" height="14" fill={fill(layer)} className="plot-layer" />,
        }))}
      />
      <PlotAxes
        labels={columns.map(({ label }) => label)}
        ticks={percentTicks}
        unit="%"
        across={across}
        up="Share of students"
      >
        {({ x, y, room }) =>
          columns.map(({ label, counts }, index) => {
            const thickness = Math.min(room * 0.72, 56);
            return stack(counts).map(({ from, to }, layer) => (
              <rect
                key={`${label} ${layers[layer]}`}
                x={x(index) - thickness / 2}
                y={y(to)}
                width={thickness}
                height={y(from) - y(to)}
                fill={fill(layer)}
                className={to > from ? 'plot-layer' : 'hidden'}
              />
            ));
          })
        }
      </PlotAxes>
    </div>
  );
}

/** Counts as percentages on top of each other; nothing where they are all zero. */
function stack(counts: readonly number[]): { from: number; to: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let reached = 0;
  return counts.map((count) => {
    const from = reached;
    reached += total === 0 ? 0 : (100 * count) / total;
    return { from, to: reached };
  });
}

/** White, dots, lines and full: from little ink to much. */
function Hatchings({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}-0`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="plot-ground" />
      </pattern>
      <pattern id={`${id}-1`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="plot-ground" />
        <circle cx="4" cy="4" r="1.6" className="plot-bar" />
      </pattern>
      <pattern id={`${id}-2`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className="plot-ground" />
        <rect width="4" height="8" className="plot-bar" />
      </pattern>
      <pattern id={`${id}-3`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" className="plot-bar" />
      </pattern>
    </>
  );
}
