import { type FocusEvent, useEffect, useRef } from 'react';
import { type Countdown, createCountdown } from './countdown.ts';

/** Milliseconds that a toast is shown (spec part 1, section 1). */
const shownFor = 5000;

/**
 * Calls `onEnd` when the toast's time is up. The clock stops while the pointer or the focus is on it, or the
 * window is not in view: nobody should have to read faster than they can.
 */
export function useToastTime(id: number | undefined, onEnd: (id: number) => void) {
  const countdown = useRef<Countdown>(undefined);
  const run = () => countdown.current?.run();
  const hold = () => countdown.current?.hold();
  useEffect(() => {
    if (id === undefined) return;
    const own = createCountdown(shownFor, () => onEnd(id));
    countdown.current = own;
    own.run();
    addEventListener('blur', own.hold);
    addEventListener('focus', own.run);
    return () => {
      own.hold();
      countdown.current = undefined;
      removeEventListener('blur', own.hold);
      removeEventListener('focus', own.run);
    };
  }, [id, onEnd]);
  return {
    onPointerEnter: hold,
    onPointerLeave: run,
    onFocus: hold,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) run();
    },
  };
}
