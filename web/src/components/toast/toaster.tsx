import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastFrame } from './toast-frame.tsx';
import { currentToast, dismissToast, onToastChange } from './toast-store.ts';
import { useFocusBefore } from './use-focus-before.ts';
import { useToastTime } from './use-toast-time.ts';

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
      aria-label="Notifications (F8)"
      tabIndex={-1}
      className="toasts no-print"
      {...time}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <ToastFrame toast={toast} onClose={close} />
    </section>
  );
}
