import { useId } from 'react';
import { PlotAxes, PlotKey } from './plot-axes.tsx';

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
