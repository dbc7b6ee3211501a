import { axisTicks, labelStride } from './axis-ticks.ts';
import { useWidth } from './use-width.ts';

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

const height = 240;
const edge = { top: 38, right: 6, bottom: 52, left: 34 } as const;
const floor = height - edge.bottom;
/** Pixels, about, of a letter of the labels. */
const letter = 7;
const text = 'fill-ink text-[12px]';

/** Counts as columns side by side, each with its number above it. Draws no table: see `PlotFrame`. */
export function ColumnChart({ columns, across, up }: ColumnChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const ticks = axisTicks(Math.max(0, ...columns.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => floor - (value / top) * (floor - edge.top);
  const room = Math.max(0, width - edge.left - edge.right) / Math.max(columns.length, 1);
  const labels = columns.map(({ label }) => label);
  const stride = labelStride(labels, room, letter);
  const numbersFit =
    labelStride(
      columns.map(({ value }) => String(value)),
      room,
      letter,
    ) === 1;
  return (
    <div ref={ref}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block h-auto max-w-full"
      >
        <text x={0} y={14} className={text}>
          {up}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
            <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end" className={text}>
              {tick}
            </text>
          </g>
        ))}
        {columns.map(({ label, value }, index) => {
          const middle = edge.left + room * (index + 0.5);
          const thickness = Math.min(room * 0.72, 56);
          return (
            <g key={label}>
              <rect
                x={middle - thickness / 2}
                y={y(value)}
                width={thickness}
                height={floor - y(value)}
                className="plot-bar"
              />
              {numbersFit && value > 0 && (
                <text x={middle} y={y(value) - 5} textAnchor="middle" className={`${text} font-semibold`}>
                  {value}
                </text>
              )}
              {index % stride === 0 && (
                <text x={middle} y={floor + 18} textAnchor="middle" className={text}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line x1={edge.left} x2={width - edge.right} y1={floor} y2={floor} className="stroke-ink" strokeWidth="1.5" />
        <text x={edge.left + (room * columns.length) / 2} y={height - 10} textAnchor="middle" className={text}>
          {across}
        </text>
      </svg>
    </div>
  );
}
