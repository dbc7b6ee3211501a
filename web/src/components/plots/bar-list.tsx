import './plots.css';
import { classNames } from '../class-names.ts';

interface Bar {
  readonly label: string;
  /** 0 or more. */
  readonly value: number;
  /** The value in words, such as '15 students'; the value itself when absent. */
  readonly text?: string;
}

interface BarListProps {
  readonly bars: readonly Bar[];
  /** What a full bar means; the largest value by default. */
  readonly outOf?: number;
  /** Two beside each other where there is room. */
  readonly inColumns?: boolean;
}

/** Named values as bars below each other, with numbers: for names too long for a column. */
export function BarList({ bars, outOf, inColumns }: BarListProps) {
  const full = Math.max(outOf ?? 0, ...bars.map(({ value }) => value)) || 1;
  return (
    <ul className={classNames('grid gap-x-8 gap-y-3', inColumns && 'sm:grid-cols-2')}>
      {bars.map(({ label, value, text }) => (
        <li key={label}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{label}</span>
            <span className="font-semibold">{text ?? value}</span>
          </p>
          <ShareBar share={value / full} />
        </li>
      ))}
    </ul>
  );
}

/** A share, 0 to 1, as a bar in its frame. Always say it in words too. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="plot-track mt-1 block h-2.5 w-full"
      aria-hidden="true"
    >
      <rect width={Math.min(Math.max(share, 0), 1) * 100} height="8" className="plot-bar" />
    </svg>
  );
}
