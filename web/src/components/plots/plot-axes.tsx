import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { labelStride } from './axis-ticks.ts';

const height = 240;
const edge = { top: 38, right: 6, bottom: 52, left: 42 } as const;
const floor = height - edge.bottom;
/** Pixels, about, of a letter of the labels. */
export const letterWidth = 7;
export const plotText = 'fill-ink text-[12px]';

/** Positions in a plot, in pixels. */
export interface PlotPlaces {
  /** The middle of the place of a label, by its index. */
  readonly x: (index: number) => number;
  /** The height of a value. */
  readonly y: (value: number) => number;
  /** The width of a label's place. */
  readonly room: number;
}

interface PlotAxesProps {
  /** One place each, from left to right; those that do not fit are left out. */
  readonly labels: readonly string[];
  /** Values to mark, from 0 to the top. */
  readonly ticks: readonly number[];
  readonly across: string;
  readonly up: string;
  /** After the number of a tick, such as '%'. */
  readonly unit?: string;
  readonly children: (places: PlotPlaces) => ReactNode;
}

/** The axes of a plot over equal places, drawn to the width there is. The drawing goes between them; see `PlotFrame`. */
export function PlotAxes({ labels, ticks, across, up, unit = '', children }: PlotAxesProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const top = ticks.at(-1) ?? 1;
  const room = Math.max(0, width - edge.left - edge.right) / Math.max(labels.length, 1);
  const x = (index: number) => edge.left + room * (index + 0.5);
  const y = (value: number) => floor - (value / top) * (floor - edge.top);
  /** Moved in where the last one would stick out. */
  const labelX = (index: number, label: string) => Math.min(x(index), width - (label.length * letterWidth) / 2);
  const stride = labelStride(labels, room, letterWidth);
  return (
    <div ref={ref}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="block h-auto max-w-full"
      >
        <text x={0} y={14} className={plotText}>
          {up}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
            <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end" className={plotText}>
              {tick}
              {unit}
            </text>
          </g>
        ))}
        {children({ x, y, room })}
        {labels.map(
          (label, index) =>
            index % stride === 0 && (
              <text key={label} x={labelX(index, label)} y={floor + 18} textAnchor="middle" className={plotText}>
                {label}
              </text>
            ),
        )}
        <line x1={edge.left} x2={width - edge.right} y1={floor} y2={floor} className="stroke-ink" strokeWidth="1.5" />
        <text x={edge.left + (room * labels.length) / 2} y={height - 10} textAnchor="middle" className={plotText}>
          {across}
        </text>
      </svg>
    </div>
  );
}

/** The width of an element in pixels, now and whenever it changes: a plot is drawn to it, so that its letters keep their size. */
export function useWidth<Kind extends Element>() {
  const ref = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface PlotKeyProps {
  readonly entries: readonly {
    readonly name: string;
    /** Drawn in a box of 32 by 16. */
    readonly sample: ReactNode;
  }[];
}

/** What the marks of a plot mean. */
export function PlotKey({ entries }: PlotKeyProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {entries.map(({ name, sample }) => (
        <li key={name} className="flex items-center gap-2">
          <svg viewBox="0 0 32 16" className="h-4 w-8 flex-none" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
