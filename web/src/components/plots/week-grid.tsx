import { plotText, useWidth } from './plot-axes.tsx';

interface WeekGridProps {
  /** Names of the rows, from the top. */
  readonly rows: readonly string[];
  /** Column names, from the left; only every third is shown, or every sixth if they are close together. */
  readonly columns: readonly string[];
  readonly cells: readonly { readonly row: number; readonly column: number; readonly count: number }[];
}

const edge = { top: 24, left: 42 } as const;
const rowHeight = 28;
/** What the name of a column needs, in pixels. */
const nameWidth = 48;

/** Counts in a grid, such as hours of the week: the larger a dot, the more there are. Draws no table: see `PlotFrame`. */
export function WeekGrid({ rows, columns, cells }: WeekGridProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const room = Math.max(0, width - edge.left) / Math.max(columns.length, 1);
  const step = room * 3 < nameWidth ? 6 : 3;
  const largest = Math.max(1, ...cells.map(({ count }) => count));
  const radius = Math.min(room, rowHeight) * 0.46;
  const height = edge.top + rows.length * rowHeight;
  return (
    <div ref={ref}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block h-auto max-w-full"
      >
        {columns.map(
          (name, column) =>
            column % step === 0 && (
              <text key={name} x={edge.left + room * (column + 0.5)} y={14} textAnchor="middle" className={plotText}>
                {name}
              </text>
            ),
        )}
        {rows.map((name, row) => (
          <g key={name}>
            <line
              x1={edge.left}
              x2={width}
              y1={edge.top + rowHeight * (row + 0.5)}
              y2={edge.top + rowHeight * (row + 0.5)}
              className="stroke-rule"
            />
            <text x={0} y={edge.top + rowHeight * (row + 0.5) + 4} className={plotText}>
              {name}
            </text>
          </g>
        ))}
        {cells.map(({ row, column, count }) => (
          <circle
            key={`${row} ${column}`}
            cx={edge.left + room * (column + 0.5)}
            cy={edge.top + rowHeight * (row + 0.5)}
            r={Math.max(1, radius * Math.sqrt(count / largest))}
            className="plot-bar"
          />
        ))}
      </svg>
    </div>
  );
}
