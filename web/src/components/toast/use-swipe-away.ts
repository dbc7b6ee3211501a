import { type PointerEvent, useRef, useState } from 'react';

/** Pixels to the right after which a toast lets go (spec part 1, section 1). */
const threshold = 50;

/** Moves with the pointer to the right; let go beyond the threshold it calls `onAway`, before it springs back. */
export function useSwipeAway(onAway: () => void) {
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
