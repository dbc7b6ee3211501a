import { type PointerEvent, useRef, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { CrossIcon, InfoIcon, TickIcon, WarningIcon } from '../icons.tsx';
import type { Toast } from './toast-store.ts';

const looks = {
  success: { Icon: TickIcon, ink: 'text-tick', edge: 'border-tick' },
  problem: { Icon: WarningIcon, ink: 'text-cross', edge: 'border-cross' },
  info: { Icon: InfoIcon, ink: 'text-pen', edge: 'border-pen' },
} as const;

const frame = 'sheet flex touch-pan-y items-start gap-3 border-2 p-4 animate-[toast-in_180ms_ease-out]';

interface ToastFrameProps {
  readonly toast: Toast | undefined;
  readonly onClose: () => void;
}

/**
 * The one toast that is visible, or an empty place for it: its words are a live region, which is only heard when it was
 * there before them. They are read politely, since nothing a toast says is worth an interruption.
 */
export function ToastFrame({ toast, onClose }: ToastFrameProps) {
  const swipe = useSwipeAway(onClose);
  const { Icon, ink, edge } = looks[toast?.tone ?? 'info'];
  return (
    <div className={classNames(toast && frame, toast && edge)} {...swipe}>
      {toast && <Icon className={`mt-0.5 size-5 ${ink}`} />}
      <div role="status" aria-atomic="true" className="min-w-0 grow">
        {toast && <p className="font-semibold">{toast.title}</p>}
        {toast?.description !== undefined && <p className="text-small break-words text-soft">{toast.description}</p>}
      </div>
      {toast && (
        <button
          type="button"
          aria-label={t('toast.close')}
          className="-m-2 flex size-11 flex-none cursor-pointer items-center justify-center"
          onClick={onClose}
        >
          <CrossIcon />
        </button>
      )}
    </div>
  );
}

/** Pixels to the right after which a toast lets go (spec part 1, section 1). */
const threshold = 50;

/** Moves with the pointer to the right; let go beyond the threshold it calls `onAway`, before it springs back. */
function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const release = (swiped: boolean) => {
    start.current = undefined;
    setMoved(0);
    if (swiped) onAway();
  };
  return {
    style: { translate: `${moved}px` },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!onButton) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setMoved(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: () => release(moved >= threshold),
    onPointerCancel: () => release(false),
  };
}
