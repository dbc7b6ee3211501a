import { type PointerEvent, useRef, useState } from 'react';
import { t } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { CrossIcon, InfoIcon, TickIcon, WarningIcon } from '../icons.tsx';
import type { Toast } from './toast-store.ts';

const icons = {
  success: <TickIcon className="mt-0.5 size-5 text-tick" />,
  problem: <WarningIcon className="mt-0.5 size-5 text-cross" />,
  info: <InfoIcon className="mt-0.5 size-5 text-pen" />,
} as const;

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
  return (
    <div className={classNames(toast && `toast toast-${toast.tone} sheet flex items-start gap-3 p-4`)} {...swipe}>
      {toast && icons[toast.tone]}
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
