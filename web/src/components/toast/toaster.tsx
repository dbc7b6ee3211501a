import { type FocusEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts.ts';
import { type Countdown, createCountdown } from './countdown.ts';
import { ToastFrame } from './toast-frame.tsx';
import { currentToast, dismissToast, onToastChange } from './toast-store.ts';

/** The place where toasts appear (spec part 1, section 1). It is always there, so that F8 leads to it. */
export function Toaster() {
  const latest = useSyncExternalStore(onToastChange, currentToast);
  const toast = latest?.open === true ? latest : undefined;
  const area = useRef<HTMLElement>(null);
  const returnFocus = useFocusBefore(toast?.id, area);
  const time = useToastTime(toast?.id, dismissToast);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key === 'F8') area.current?.focus();
    };
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);

  const close = () => {
    if (toast === undefined) return;
    returnFocus();
    dismissToast(toast.id);
  };
  return (
    <section
      ref={area}
      aria-label={t('toast.area')}
      tabIndex={-1}
      className="no-print fixed end-0 bottom-0 z-20 m-4 w-[min(26rem,calc(100vw-2rem))]"
      {...time}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <ToastFrame toast={toast} onClose={close} />
    </section>
  );
}

/** Milliseconds that a toast is shown (spec part 1, section 1). */
const shownFor = 5000;

/**
 * Calls `onEnd` when the toast's time is up. The clock stops while the pointer or the focus is on it, or the
 * window is not in view: nobody should have to read faster than they can.
 */
function useToastTime(id: number | undefined, onEnd: (id: number) => void) {
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

/**
 * A button that vanishes takes the focus with it. The function returned gives focus back to what had it when the toast
 * with this id came, if it is in the area now.
 */
function useFocusBefore(id: number | undefined, area: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (id !== undefined && area.current?.contains(document.activeElement) === false) {
      before.current = document.activeElement;
    }
  }, [id, area]);
  return () => {
    const hasFocus = area.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
  };
}
