import { msg, t } from '../../lib/texts.ts';

interface MovePointProps {
  /** Moves the chosen point by so many steps; absent while none is chosen. */
  readonly onMove: ((across: number, up: number) => void) | undefined;
  readonly onRubOut: (() => void) | undefined;
}

const ways = [
  ['←', msg('graph.left'), -1, 0],
  ['→', msg('graph.right'), 1, 0],
  ['↑', msg('graph.up'), 0, 1],
  ['↓', msg('graph.down'), 0, -1],
] as const;

/** For a finger, which is wider than a step of the paper: the point that was plotted or pressed last goes step by step. */
export function MovePoint({ onMove, onRubOut }: MovePointProps) {
  return (
    <fieldset className="no-print flex gap-1">
      <legend className="sr-only">{t('graph.last')}</legend>
      {ways.map(([sign, way, across, up]) => (
        <button
          key={sign}
          type="button"
          aria-label={t(way)}
          aria-disabled={onMove === undefined || undefined}
          className="graph-step"
          onClick={() => onMove?.(across, up)}
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('graph.take')}
        aria-disabled={onRubOut === undefined || undefined}
        className="graph-step"
        onClick={onRubOut}
      >
        ✕
      </button>
    </fieldset>
  );
}
