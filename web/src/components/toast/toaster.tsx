import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastFrame } from './toast-frame.tsx';
import { currentToast, onToastChange } from './toast-store.ts';

/** The place where toasts appear (spec part 1, section 1). It is always there, so that F8 leads to it. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key === 'F8') area.current?.focus();
    };
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);
  return (
    <section ref={area} aria-label="Notifications (F8)" tabIndex={-1} className="toasts no-print">
      <ToastFrame toast={toast?.open === true ? toast : undefined} />
    </section>
  );
}
