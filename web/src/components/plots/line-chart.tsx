import { PlotAxes, PlotKey, type PlotPlaces } from './plot-axes.tsx';

export interface Line {
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
